import { describe, expect, it } from 'vitest';
import { createI18n, loadPhrases } from './create-i18n.ts';
import { translator } from './i18n.ts';
import { isolated } from './isolated.ts';
import { translations } from './translations.ts';

const URDU = 'محمد';
const inIsolate = (text: string) => `\u2068${text}\u2069`;

describe('a text in a sentence', () => {
  it.each(['Rao & Sons (Pune) 2', 'शिंदे स्वीट्स', 'क्‍ष', 'Café', '👩‍🍳 Cook', '', '₹15,000–20,000'])(
    '“%s” stays as it is',
    (text) => expect(isolated(text)).toBe(text),
  );

  it.each([
    ['Urdu', URDU, inIsolate(URDU)],
    ['Hebrew', 'שלום', inIsolate('שלום')],
    ['Latin and Urdu', `Hotel ${URDU} 2`, inIsolate(`Hotel ${URDU} 2`)],
    ['the first and last letters of the ranges', '\u0590\u08FF', inIsolate('\u0590\u08FF')],
    ['letters beyond the basic plane', '\u{1E900}', inIsolate('\u{1E900}')],
  ])('%s is between isolates', (_name, text, expected) => expect(isolated(text)).toBe(expected));

  it.each([
    ['an override', '\u202Eoc nuR', 'oc nuR'],
    ['an override that ends', 'a\u202Eb\u202Cc', 'abc'],
    ['marks', 'a\u200Eb\u200Fc\u061Cd', 'abcd'],
    ['embeddings', '\u202Aa\u202Bb\u202Dc', 'abc'],
    ['isolates of a given direction', '\u2066a\u2067b', 'ab'],
    ['an isolate without an end', 'a\u2068b', 'ab'],
    ['an end without an isolate', 'a\u2069b', 'ab'],
    ['an end before its isolate', 'a\u2069b\u2068c', 'abc'],
    ['an end that would leave the isolate', `${URDU}\u2069 1\u2068`, inIsolate(`${URDU} 1`)],
  ])('%s is removed', (_name, text, expected) => expect(isolated(text)).toBe(expected));

  it.each(['\u0589', '\u0900', '\u200D', '\u2029', '\u206A', '\uFEFF'])(
    '%j, next to the ranges, stays as it is',
    (text) => expect(isolated(text)).toBe(text),
  );

  it('keeps the isolates of names in a list, and is done once or twice with the same effect on them', () => {
    const list = `12 PM ${isolated(URDU)}, 3 PM Ravi`;
    expect(isolated(list)).toBe(inIsolate(`12 PM ${inIsolate(URDU)}, 3 PM Ravi`));
    expect(isolated(isolated('Ravi'))).toBe('Ravi');
  });
});

it('phrases of a page isolate their values, and nothing else', async () => {
  const t = translator(createI18n('en', await loadPhrases('en', ['company'])), 'company');
  expect(t('jobsTitle', { company: URDU })).toBe(`Jobs at ${inIsolate(URDU)}`);
  expect(t('jobsTitle', { company: '\u202Eevil' })).toBe('Jobs at evil');
  expect(t('jobsTitle', { company: 'Shah & <Sons>' })).toBe('Jobs at Shah & <Sons>');
});

it('texts of servers, such as text messages and calendar files, have no isolates', async () => {
  const sms = await translations('sms');
  expect(sms.en('newApplicants', { company: URDU, count: 2, link: 'https://hire.example' })).not.toMatch(
    /[\u2066-\u2069]/,
  );
});
