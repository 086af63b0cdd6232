import { readdirSync } from 'node:fs';
import { LANGUAGES, type Language } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { createI18n, loadPhrases } from './create-i18n.ts';
import type { LookUp } from './i18n.ts';
import type { Namespace } from './namespaces.ts';
import { translations } from './translations.ts';

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name as Namespace);
const COUNTS = [0, 1, 2, 1.5, 11, 100_000];
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** Names of i18next options. A value of a phrase must not have such a name. */
const SETTINGS_OF_I18NEXT = [
  ...['context', 'defaultValue', 'fallbackLng', 'interpolation', 'joinArrays', 'keyPrefix', 'keySeparator'],
  ...['lng', 'lngs', 'nest', 'ns', 'nsSeparator', 'ordinal', 'postProcess', 'replace', 'returnDetails'],
  ...['returnObjects', 'skipInterpolation'],
];

type Values = Record<string, string | number>;

/** Returns the texts of a file by their dotted keys, including plural suffixes. */
function textsOf(node: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : textsOf(value, `${prefix}${name}.`),
  );
}

/** Returns the text in the file for a key and a count, by the plural rules of CLDR. */
function written(texts: Map<string, string>, key: string, count: number | undefined, language: Language) {
  const forms =
    count === undefined
      ? []
      : [...(count === 0 ? ['_zero'] : []), `_${new Intl.PluralRules(language).select(count)}`, '_other'];
  return [...forms.map((form) => key + form), key].map((form) => texts.get(form)).find(Boolean) ?? key;
}

const filled = (text: string, values: Values) =>
  text.replace(PLACEHOLDER, (_, name) => String(values[name] ?? ''));

describe.each(LANGUAGES)('the phrases in %s', (language) => {
  it.each(names)('of %s are returned as written, for every count', async (name) => {
    const loaded = await loadPhrases(language, [name]);
    const onPage: LookUp = createI18n(language, loaded).getFixedT(null, name);
    const onServer = (await translations(name))[language] as unknown as LookUp;
    const texts = new Map(textsOf(loaded[name] ?? {}));
    expect(texts.size).toBeGreaterThan(0);
    for (const [form, text] of texts) {
      const key = form.replace(/_(?:zero|one|other)$/, '');
      const blanks = [...text.matchAll(PLACEHOLDER)].map(([, blank]) => blank ?? '');
      const given = Object.fromEntries(
        blanks.map((blank) => [blank, `<${blank} & "रमा" $t(${key}) {{${blank}}}>`]),
      );
      for (const count of [undefined, ...COUNTS]) {
        const values: Values = count === undefined ? given : { ...given, count };
        const expected = filled(written(texts, key, count, language), values);
        expect(onPage(key, values), `${key} ${count}`).toBe(expected);
        if (expected !== key) expect(onServer(key, values), `${key} ${count}`).toBe(expected);
      }
    }
  });
});

it('have no placeholder that i18next would interpret as an option', async () => {
  for (const name of names) {
    const texts = textsOf((await loadPhrases('en', [name]))[name] ?? {});
    const blanks = texts.flatMap(([, text]) => [...text.matchAll(PLACEHOLDER)].map(([, blank]) => blank));
    expect(blanks.filter((blank) => SETTINGS_OF_I18NEXT.includes(blank ?? ''))).toEqual([]);
  }
});
