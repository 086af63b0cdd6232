import { expect, it } from 'vitest';
import { csvText, withoutFormula } from './csv-text.ts';

it('quotes what would end a cell, and marks the file as UTF-8', () => {
  expect(
    csvText([
      ['नाव', 'Job'],
      ['Meena "M"', 'Cook, mess'],
      [' a', 'b\n'],
      ['a;b', 'c '],
      ['a\rb', 'c d'],
    ]),
  ).toBe('\uFEFFनाव,Job\r\n"Meena ""M""","Cook, mess"\r\n" a","b\n"\r\n"a;b","c "\r\n"a\rb",c d\r\n');
});

it.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx', '\rx'])('does not let a spreadsheet run %j', (text) => {
  expect(withoutFormula(text)).toBe(`'${text}`);
});

it.each(['', '2-1', 'a=b', '16,500'])('keeps %j', (text) => {
  expect(withoutFormula(text)).toBe(text);
});
