import { expect, it } from 'vitest';
import { addressWord } from './address-word.ts';

it.each([
  ['Pune', 'pune'],
  ['AC & Fridge Technician', 'ac-fridge-technician'],
  ["Men's Tailor", 'mens-tailor'],
  ['  UI/UX  Designer ', 'ui-ux-designer'],
  ['नवी मुंबई', 'नवी-मुंबई'],
  ['यूआई/यूएक्स डिज़ाइनर', 'यूआई-यूएक्स-डिज़ाइनर'],
  ['सिव्हिल आणि साइट इंजिनीअर', 'सिव्हिल-आणि-साइट-इंजिनीअर'],
  // A zero-width joiner is invisible, so it must not appear in a URL.
  ['साताऱ\u200dया', 'साताऱया'],
  ['?&/', ''],
])('%s is %s in an address', (name, word) => {
  expect(addressWord(name)).toBe(word.normalize('NFC'));
});

it('is the same for both encodings of a letter with a dot', () => {
  expect(addressWord('ब\u095dई')).toBe(addressWord('बढ\u093cई'));
});

it('is idempotent', () => {
  for (const name of ['AC & Fridge Technician', 'घर का रसोइया', 'इंडियन आणि करी शेफ'])
    expect(addressWord(addressWord(name))).toBe(addressWord(name));
});
