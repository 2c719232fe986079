### What is said about The Princes of Florence.

## Components: their names alone, and in a sentence

opera =
    { $form ->
        [a] an Opera
        [the] the Opera
       *[name] Opera
    }
