import { expect, it } from 'vitest';
import { typeErrors } from './type-errors.ts';

const FOLDERS = new Map([
  ['@nukkad/web', 'apps/web'],
  ['@nukkad/i18n', 'packages/i18n'],
]);

it('returns an error that several packages report once, with its path from the root', () => {
  const output = [
    '• Packages in scope: @nukkad/web, @nukkad/i18n',
    '@nukkad/i18n:typecheck: src/filter/hi.ts(3,1): error TS2741: A property is missing.',
    '\u001b[31m@nukkad/web:typecheck: ../../packages/i18n/src/filter/hi.ts(3,1): error TS2741: A property is missing.\u001b[0m',
    '@nukkad/web:typecheck:   Details of the error above.',
    '@nukkad/web:typecheck: src/a.ts(1,2): error TS2322: Not assignable.',
    '@nukkad/web#typecheck: command exited (1)',
  ].join('\n');
  expect(typeErrors(output, FOLDERS)).toEqual([
    'packages/i18n/src/filter/hi.ts(3,1): error TS2741: A property is missing.',
    'apps/web/src/a.ts(1,2): error TS2322: Not assignable.',
  ]);
});

it('returns nothing if the output has no type error', () => {
  expect(typeErrors(' Tasks:    3 successful, 3 total\n', FOLDERS)).toEqual([]);
});
