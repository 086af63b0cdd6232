import { LANGUAGES, type Language, type Localized } from '@nukkad/contract';
import { addressWord } from '@nukkad/domain/address-word.ts';

/** A city, profile or sub-profile. Its word is a part of the URL path of a job list. */
export interface Addressable {
  /** Unique, lower case and safe in a URL. Used as the English word, and in a language in which the name is taken. */
  readonly key: string;
  readonly names: Localized;
  /** Synonyms and other spellings. `find` accepts them, but they are not used in URLs. */
  readonly otherNames: readonly string[];
}

export interface AddressWords<Row extends Addressable> {
  /** Returns the word of a row in each language. */
  readonly wordsOf: (row: Row) => Localized;
  /** Returns the row of a word, searching the given language first; undefined if no row has this word or name. */
  readonly find: (word: string, language: Language) => Row | undefined;
}

type Claims<Row> = Map<string, Row>;

/** Gives a word to a row. Returns false if the word is empty or belongs to another row. */
function claim<Row>(claims: Claims<Row>, word: string, row: Row): boolean {
  if (word === '') return false;
  const owner = claims.get(word) ?? row;
  claims.set(word, owner);
  return owner === row;
}

/**
 * Gives every row one word in each language, unique within the language. Keys are assigned first, so that a key always
 * leads to its own row. Then the rows claim their names in order; a row whose name is taken uses its key.
 */
export function claimWords<Row extends Addressable>(rows: readonly Row[]): AddressWords<Row> {
  const byKey: Claims<Row> = new Map(rows.map((row) => [row.key, row]));
  const taken: Record<Language, Claims<Row>> = { en: byKey, hi: new Map(byKey), mr: new Map(byKey) };
  const words = new Map<Row, Localized>();
  for (const row of rows) {
    const wordIn = (language: Language): string => {
      const word = addressWord(row.names[language]);
      return language !== 'en' && claim(taken[language], word, row) ? word : row.key;
    };
    words.set(row, { en: row.key, hi: wordIn('hi'), mr: wordIn('mr') });
  }
  const byOtherName: Claims<Row> = new Map();
  for (const row of rows) claim(byOtherName, addressWord(row.names.en), row);
  for (const row of rows) for (const name of row.otherNames) claim(byOtherName, addressWord(name), row);
  return {
    wordsOf: (row) => words.get(row) ?? { en: row.key, hi: row.key, mr: row.key },
    find: (typed, language) => {
      const word = addressWord(typed);
      const maps = [taken[language], ...LANGUAGES.map((other) => taken[other]), byOtherName];
      return maps.map((claims) => claims.get(word)).find((row) => row !== undefined);
    },
  };
}
