import { expect, it } from 'vitest';
import { fillVariables } from './compose-variables.ts';

it.each([
  ['a{X} {X}', 'a1 1'],
  ['{X:-2}{NONE:-2}', '12'],
  ['{X:+2}{NONE:+2}', '2'],
  ['{X:?set it}', '1'],
  ['{NONE:-{X}}{X:-{NONE}}', '11'],
])('fills the variables of %s', (text, filled) => {
  expect(fillVariables(text.replaceAll('{', '${'), { X: '1' })).toBe(filled);
});
