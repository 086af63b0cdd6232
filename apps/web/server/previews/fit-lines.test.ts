import { describe, expect, it } from 'vitest';
import { fitLines } from './fit-lines.ts';

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
/** Measures each grapheme as one unit wide. */
const measure = (text: string) => [...letters.segment(text)].length;
const linesOf = (text: string, width: number, lines = 2) => fitLines(text, { width, lines, measure });

describe('a text', () => {
  it.each([
    ['that fits is one line', 'Cook', 4, ['Cook']],
    ['is broken between words', 'Cook for mess', 8, ['Cook for', 'mess']],
    ['fills the last line whole', 'ab cd ef', 5, ['ab cd', 'ef']],
    ['that is longer by one letter is cut', 'ab cd efghij', 5, ['ab cd', 'efgh…']],
    ['of more lines ends with an ellipsis', 'ab cd ef gh ij', 5, ['ab cd', 'ef g…']],
    ['is not cut before a space', 'ab cd ef ghij', 4, ['ab', 'cd…']],
    ['of one endless word is cut', 'abcdefghij', 5, ['abcd…']],
    ['with an endless word later is cut there', 'ab cdefghij', 5, ['ab', 'cdef…']],
    ['has its spaces joined', '  ab \n\t cd ', 5, ['ab cd']],
    ['of nothing has no line', ' ', 5, []],
    ['in Devanagari is never cut within a letter', 'क्षेत्रीयप्रतिनिधी', 3, ['क्षेत्री…']],
  ])('%s', (_what, text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });

  it('of any length is measured only as far as it can fit', () => {
    let measured = 0;
    const counting = (text: string) => {
      measured += text.length;
      return measure(text);
    };
    fitLines('a'.repeat(1_000_000), { width: 5, lines: 2, measure: counting });
    expect(measured).toBeLessThan(10_000);
  });
});
