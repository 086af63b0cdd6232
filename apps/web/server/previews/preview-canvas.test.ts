import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLOURS } from './preview-canvas.ts';

const tokens = readFileSync(
  join(import.meta.dirname, '../../../../packages/ui/src/tokens/tokens.css'),
  'utf8',
);
/** Returns the value of a token in the light theme, which is the first one of the file. */
const token = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1];

it('pictures have the colours of the pages', () => {
  expect(COLOURS).toEqual({
    paper: token('paper'),
    surface: token('surface'),
    border: token('line'),
    ink: token('ink'),
    quietInk: token('ink-quiet'),
    indigo: token('primary'),
    marigold: token('accent'),
    leaf: token('good'),
    brick: token('danger'),
  });
});
