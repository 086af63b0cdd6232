import { LANGUAGES, type Language, type Localized } from '@nukkad/contract';
import { addressWord } from '@nukkad/domain/address-word.ts';

/** Something that has an address: a city, a profile or a sub-profile. */
export interface Addressable {
  /** Unique, lower case and safe in an address: its word in English, and in any language where its name is taken. */
  readonly key: string;
  readonly names: Localized;
  /** Synonyms and other spellings. They lead to it but are no address of their own. */
  readonly alsoCalled: readonly string[];
}

export interface AddressWords<Row extends Addressable> {
  /** The one word of a row in each language. */
  readonly wordsOf: (row: Row) => Localized;
  /** The row that a word means to a reader of a language; undefined when none has ever been called so. */
  readonly find: (word: string, language: Language) => Row | undefined;
}

type Claims<Row> = Map<string, Row>;

/** Gives a word to a row unless another row has it. */
function claim<Row>(claims: Claims<Row>, word: string, row: Row): boolean {
  if (word === '') return false;
  const owner = claims.get(word) ?? row;
  claims.set(word, owner);
  return owner === row;
}

/**
 * Gives every row one word in each language, unique within the language. Keys come first, so that an address by a key never
 * changes hands. Then rows take their names in the order given; a row whose name is taken goes by its key.
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
  const others: Claims<Row> = new Map();
  for (const row of rows) claim(others, addressWord(row.names.en), row);
  for (const row of rows) for (const name of row.alsoCalled) claim(others, addressWord(name), row);
  return {
    wordsOf: (row) => words.get(row) ?? { en: row.key, hi: row.key, mr: row.key },
    find: (typed, language) => {
      const word = addressWord(typed);
      const maps = [taken[language], ...LANGUAGES.map((other) => taken[other]), others];
      return maps.map((claims) => claims.get(word)).find((row) => row !== undefined);
    },
  };
}
