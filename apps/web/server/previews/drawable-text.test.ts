import { expect, it } from 'vitest';
import { drawableText } from './drawable-text.ts';

it.each([
  ['Cook, 2nd shift – ₹15,000', 'Cook, 2nd shift – ₹15,000'],
  ['क्षेत्रीय प्रतिनिधी', 'क्षेत्रीय प्रतिनिधी'],
  ['Café “Zoë”', 'Café “Zoë”'],
  ['Řezník', 'Rezník'],
  ['🔥 Cook 🔥', 'Cook'],
  ['Cook\n\tfor a mess', 'Cook  for a mess'],
  ['\u202Ekooc\u202C', 'kooc'],
  ['சமையல்', ''],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
])('the drawable part of “%s” is “%s”', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});
