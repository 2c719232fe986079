//! How a program is called.

/// The words of a command: the program and its arguments. No shell reads them, so nothing
/// in them is replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    program: String,
    arguments: Vec<String>,
    typed: String,
}

impl Call {
    /// Reads a command as it is typed: words are separated by blanks, except between
    /// quotation marks. `None` if there is no word, or a quotation does not end.
    ///
    /// ```
    /// use programs::call::Call;
    ///
    /// let call = Call::parse("python3 'my bots/one.py' --seed 3").unwrap();
    /// assert_eq!(call.program(), "python3");
    /// assert_eq!(call.arguments(), ["my bots/one.py", "--seed", "3"]);
    /// assert_eq!(Call::parse("  "), None);
    /// assert_eq!(Call::parse("python3 'one.py"), None);
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut words: Vec<String> = Vec::new();
        let mut word: Option<String> = None;
        let mut quote = None;
        for letter in text.chars() {
            match quote {
                Some(mark) if letter == mark => quote = None,
                Some(_) => word.get_or_insert_default().push(letter),
                None if letter == '\'' || letter == '"' => {
                    quote = Some(letter);
                    word.get_or_insert_default();
                }
                None if letter.is_whitespace() => words.extend(word.take()),
                None => word.get_or_insert_default().push(letter),
            }
        }
        words.extend(word);
        let mut words = words.into_iter();
        let program = words.next().filter(|program| !program.is_empty())?;
        quote.is_none().then(|| Self {
            program,
            arguments: words.collect(),
            typed: text.trim().to_owned(),
        })
    }

    /// Returns the program.
    #[must_use]
    pub fn program(&self) -> &str {
        &self.program
    }

    /// Returns its arguments.
    #[must_use]
    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }

    /// Returns the whole command as it was typed.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }
}
