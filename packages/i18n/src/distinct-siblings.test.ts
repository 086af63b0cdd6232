import { LANGUAGES, type Language } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { ALL_NAMESPACES, textsOf } from './testing/phrase-texts.ts';

/** Pairs of phrases for which a language has one word, though English has two. */
const SAID_ALIKE: ReadonlySet<string> = new Set([
  'hi chat.messages = chat.message',
  'mr chat.messages = chat.message',
  'mr common.send = common.submit',
]);

/** Returns the key without its last name, which phrases of one list share. */
const parentOf = (key: string) => key.slice(0, key.lastIndexOf('.'));
/** Returns the key without its plural form. Many nouns have only one form in Hindi and Marathi. */
const withoutForm = (key: string) => key.replace(/_(?:zero|one|other)$/, '');

/** Returns the pairs of phrases of one list that have the same text in this language, but not in English. */
async function alike(name: (typeof ALL_NAMESPACES)[number], language: Language): Promise<string[]> {
  const english = await textsOf('en', name);
  const texts = await textsOf(language, name);
  const seen = new Map<string, string>();
  const pairs: string[] = [];
  for (const [key, text] of texts) {
    const place = `${parentOf(key)} ${text}`;
    const earlier = seen.get(place);
    if (earlier === undefined) seen.set(place, key);
    else if (english.get(earlier) !== english.get(key) && withoutForm(earlier) !== withoutForm(key))
      pairs.push(`${language} ${earlier} = ${key}`);
  }
  return pairs;
}

describe.each(ALL_NAMESPACES)('the phrases of each list in %s', (name) => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'differ in %s where they differ in English',
    async (language) => {
      const pairs = await alike(name, language);
      expect(pairs.filter((pair) => !SAID_ALIKE.has(pair))).toEqual([]);
    },
  );
});
