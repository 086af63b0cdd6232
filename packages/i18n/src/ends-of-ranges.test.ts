import { LANGUAGES, type Language } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { ALL_NAMESPACES, textsOf } from './testing/phrase-texts.ts';

/** Words for the lower end of a range, which the upper end never has, and the other way round. */
const LEAST: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:at least|lowest|from)\b/i,
  hi: /(?:^|\s)(?:कम से कम|से$)/,
  mr: /किमान|कमीत कमी|पासून/,
};
const MOST: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:at most|highest|up to|until)\b/i,
  hi: /ज़्यादा|(?:^|\s)तक(?:$|\s)/,
  mr: /जास्तीत जास्त|पर्यंत/,
};

/** Returns the keys of the two ends of each range: `payFrom` and `payTo`, `ends.rupees.from` and `ends.rupees.to`. */
function rangesOf(keys: Iterable<string>): [from: string, to: string][] {
  const known = new Set(keys);
  return [...known]
    .filter((key) => /(?:\.from|[a-z]From)$/.test(key))
    .map((key): [string, string] => [key, key.replace(/from$/, 'to').replace(/From$/, 'To')])
    .filter(([, to]) => known.has(to));
}

it('names the lower end of each range as the lower one, and the upper end as the upper one', async () => {
  let count = 0;
  for (const name of ALL_NAMESPACES) {
    for (const language of LANGUAGES) {
      const texts = await textsOf(language, name);
      for (const [from, to] of rangesOf(texts.keys())) {
        count += 1;
        expect(texts.get(from), `${language} ${from}`).not.toMatch(MOST[language]);
        expect(texts.get(to), `${language} ${to}`).not.toMatch(LEAST[language]);
        expect(texts.get(from), `${language} ${from}`).not.toBe(texts.get(to));
      }
    }
  }
  expect(count).toBeGreaterThanOrEqual(9);
});

/** The placeholders of the two ends of a range. */
const ENDS = [
  ['from', 'to'],
  ['min', 'max'],
] as const;

it.each(ENDS)('says {{%s}} before {{%s}} in each language', async (from, to) => {
  let count = 0;
  for (const name of ALL_NAMESPACES) {
    for (const language of LANGUAGES) {
      for (const [key, text] of await textsOf(language, name)) {
        const ends = [text.indexOf(`{{${from}}}`), text.indexOf(`{{${to}}}`)] as const;
        if (Math.min(...ends) < 0) continue;
        count += 1;
        expect(ends[0], `${language} ${key}`).toBeLessThan(ends[1]);
      }
    }
  }
  expect(count).toBeGreaterThanOrEqual(3);
});
