/** The required shape of a Hindi or Marathi file: every key of the English file, with any text. */
export type SameShape<Phrases> = {
  readonly [Key in keyof Phrases]: Phrases[Key] extends string ? string : SameShape<Phrases[Key]>;
};

/** Removes the plural suffix of a key. `jobs_one` and `jobs_other` become `jobs`, which requires a count. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The dotted keys of all texts: `card.openings` for `card: { openings_one, openings_other }`. */
export type PhraseKey<Phrases> = {
  [Key in keyof Phrases & string]: Phrases[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${PhraseKey<Phrases[Key]>}`;
}[keyof Phrases & string];

/** The English text of a dotted key, or the texts of its plural forms. */
type TextAt<Phrases, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Phrases
    ? TextAt<Phrases[Head], Rest>
    : never
  : Key extends keyof Phrases
    ? Phrases[Key]
    : `${Key}_other` extends keyof Phrases
      ? Phrases[`${Key}_other`]
      : never;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type IsPlural<Phrases, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Phrases
    ? IsPlural<Phrases[Head], Rest>
    : false
  : `${Key}_other` extends keyof Phrases
    ? true
    : false;

/** The values that a phrase needs: one for each `{{placeholder}}`, and a number `count` if it has plural forms. */
type ValuesOf<Phrases, Key extends string> = {
  readonly [Name in Exclude<Placeholders<TextAt<Phrases, Key>>, 'count'>]: string | number;
} & (true extends IsPlural<Phrases, Key>
  ? { readonly count: number }
  : 'count' extends Placeholders<TextAt<Phrases, Key>>
    ? { readonly count: string | number }
    : unknown);

type NeedsValues<Phrases, Key extends string> = [Placeholders<TextAt<Phrases, Key>>] extends [never]
  ? IsPlural<Phrases, Key>
  : true;

/** The keys of texts that need no values. */
export type StaticKey<Phrases> = {
  [Key in PhraseKey<Phrases>]: true extends NeedsValues<Phrases, Key> ? never : Key;
}[PhraseKey<Phrases>];

/**
 * Translates keys of one namespace: `t('save')`, `t('openings', { count: 3 })`. A wrong key or a missing value is a
 * compile error.
 */
export type Translate<Phrases> = <Key extends PhraseKey<Phrases>>(
  key: Key,
  ...values: true extends NeedsValues<Phrases, Key> ? [ValuesOf<Phrases, Key>] : []
) => string;
