import { readdirSync } from 'node:fs';
import { LANGUAGES } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { loadNamespace, type Namespace } from './namespaces.ts';
import { LETTER } from './testing/phrase-texts.ts';

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name as Namespace);

function texts(phrases: object, prefix = ''): [string, string][] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
  );
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

/**
 * Patterns of words that the phrases must not contain: synonyms and spellings of terms that already have another
 * translation.
 */
const SECOND_WORDS = {
  hi: [
    'गलत',
    'खत्म',
    'आखिरी',
    'खाली',
    'इलाका',
    'कागज़',
    'फ्रेशर',
    'बाकी',
    'संदेश',
    'शुक्रिया',
    'तस्वीर',
    'सूची',
    'एप्लीकेशन',
    'चैट',
    'तजुर्ब(?:ा|े)',
    'न्योत(?:ा|े)',
    'लॉग इन',
    'आस-पास',
    'अपने-आप',
  ],
  mr: [
    `मुलाखत${LETTER}*`,
    'गुणपत्रिका',
    'अभिप्राय',
    'मधील',
    'स्वल्पविराम',
    'जतन',
    'चॅट',
    'मोबाईल',
    'निरोप',
    'आभार',
    'दुजोरा',
    `संगणक${LETTER}*`,
    'लॉग इन',
  ],
} as const;

describe.each(names)('phrases of %s', (name) => {
  it('have the same placeholders in the three languages', async () => {
    const english = texts(await loadNamespace('en', name));
    for (const language of LANGUAGES) {
      const translated = new Map(texts(await loadNamespace(language, name)));
      for (const [key, text] of english) {
        expect(placeholders(translated.get(key) ?? ''), `${language} ${key}`).toEqual(placeholders(text));
      }
      expect(translated.size).toBe(english.length);
    }
  });

  it('are written in Devanagari, with Latin digits and no empty text', async () => {
    for (const language of ['hi', 'mr'] as const) {
      for (const [key, text] of texts(await loadNamespace(language, name))) {
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        expect(text, `${language} ${key}`).not.toMatch(/[०-९]/);
      }
    }
  });

  it('use one word for one concept', async () => {
    for (const language of ['hi', 'mr'] as const) {
      const second = new RegExp(`(?<!${LETTER})(${SECOND_WORDS[language].join('|')})(?!${LETTER})`, 'u');
      for (const [key, text] of texts(await loadNamespace(language, name)))
        expect(text, `${language} ${key}`).not.toMatch(second);
    }
  });
});
