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

    /// Returns a short name: the file of the program, or the first file that an interpreter is
    /// given.
    ///
    /// ```
    /// use programs::call::Call;
    ///
    /// let name = |call: &str| Call::parse(call).unwrap().name().to_owned();
    /// assert_eq!(name("python3 bots/one.py --seed 3"), "one.py");
    /// assert_eq!(name("./mine --rate 0.5"), "mine");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        let files = self.arguments.iter().filter(|word| is_file(word));
        let word = files.map(String::as_str).next().unwrap_or(&self.program);
        last_part(word)
    }

    /// Returns the whole command as it was typed.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }
}

/// Returns whether a word looks like the path of a file with an extension.
fn is_file(word: &str) -> bool {
    let last = last_part(word);
    let extension = last.rsplit_once('.').filter(|(stem, _)| !stem.is_empty());
    let begins = extension.and_then(|(_, letters)| letters.chars().next());
    !word.starts_with('-')
        && !word.contains(char::is_whitespace)
        && begins.is_some_and(char::is_alphabetic)
}

/// Returns the last part of a path.
fn last_part(path: &str) -> &str {
    let path = path.trim_end_matches(['/', '\\']);
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
