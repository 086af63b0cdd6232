-- What people search for and the search does not know, or has no job of: counted by phrase and city, with no one attached.
CREATE TABLE missing_word (
    phrase TEXT NOT NULL,
    city TEXT NOT NULL DEFAULT '',
    is_understood BOOLEAN NOT NULL,
    count INTEGER NOT NULL,
    first_seen DATE NOT NULL,
    last_seen DATE NOT NULL,

    CONSTRAINT missing_word_pkey PRIMARY KEY (phrase, city, is_understood),
    CONSTRAINT missing_word_count_check CHECK (count > 0),
    -- Letters and single spaces: no number and no address of anybody can stand here.
    CONSTRAINT missing_word_phrase_check CHECK (length(phrase) BETWEEN 3 AND 40 AND phrase !~ '[0-9@.:/+]')
);
