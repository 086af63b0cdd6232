import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

it('quotes what would end a cell, and marks the file as UTF-8', () => {
  expect(
    csvText([
      ['नाव', 'Job'],
      ['Meena "M"', 'Cook, mess'],
    ]),
  ).toBe('\uFEFFनाव,Job\r\n"Meena ""M""","Cook, mess"\r\n');
});

it.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx'])('does not let a spreadsheet run %j', (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`);
});
