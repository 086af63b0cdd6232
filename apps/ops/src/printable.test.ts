import { describe, expect, it } from 'vitest';
import { printable, printableJson } from './printable.ts';
import { show } from './show.ts';

const ESC = '\u001B';
/** Characters that control a terminal, change the direction of text, or are invisible. */
const HIDDEN: readonly (readonly [string, string])[] = [
  ['a colour', `${ESC}[31mred`],
  ['a title of the window', `${ESC}]0;owned\u0007`],
  ['the clipboard (OSC 52)', `${ESC}]52;c;ZWNobyBvd25lZA==\u0007`],
  ['an introducer of C1', '\u009B31m'],
  ['an OSC of C1', '\u009D52;c;eA==\u009C'],
  ['a bell, a backspace and a delete', '\u0007\b\u007F'],
  ['a carriage return that overwrites', 'safe\rhidden'],
  ['an override of the direction', '\u202Egnp.exe\u202C'],
  ['isolates', '\u2066a\u2069'],
  ['marks of the direction', '\u200E\u200F\u061C'],
  ['zero width', '\u200B\u2060\uFEFF\u00AD'],
  ['joiners of no Devanagari', 'a\u200Db\u200Cc'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['fillers', '\u3164\u115F'],
  ['separators of lines', '\u2028\u2029'],
  ['half a pair', '\uD800'],
];
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u3164\u115F]/u;

describe.each(HIDDEN)('%s', (_what, text) => {
  it('is escaped in a table, in fields, in a message and in JSON', () => {
    expect(printable(text).replaceAll('\n', '')).not.toMatch(UNSAFE);
    expect(show([{ message: text, id: 1 }], false).replaceAll('\n', '')).not.toMatch(UNSAFE);
    expect(show({ message: text }, false).replaceAll('\n', '')).not.toMatch(UNSAFE);
    const json = show([{ message: text }], true);
    expect(json).not.toMatch(UNSAFE);
    expect(JSON.parse(json)).toEqual([{ message: text }]);
  });
});

it('escapes a character as its code point', () => {
  expect(printable(`${ESC}]0;x\u0007`)).toBe('\\u{1b}]0;x\\u{7}');
  expect(printableJson(JSON.stringify('\u202E\u{E0041}'))).toBe('"\\u202e\\udb40\\udc41"');
});

it.each(['रसोइया', 'क्\u200Dष', 'श्री\u200Cमान', 'ठाणे – पुणे', 'Café ₹ 15,000 😀 ☎️', 'a\n\tb'])(
  'does not change %j',
  (text) => {
    expect(printable(text)).toBe(text);
  },
);

it('escapes every code point that a terminal obeys or hides, at any place of a text', () => {
  for (let code = 0; code <= 0x10_ff_ff; code += code < 0x3000 || (code >= 0xd7ff && code < 0xffff) ? 1 : 7) {
    const character = String.fromCodePoint(code);
    if (character === '\n' || character === '\t') continue;
    for (const text of [character, `a${character}b`]) expect(UNSAFE.test(printable(text))).toBe(false);
  }
});
