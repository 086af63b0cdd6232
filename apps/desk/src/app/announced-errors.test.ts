import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const ERROR = /<\w+(?:[^<>]|=>)*?nk-field__error(?:[^<>]|=>)*>/g;
/** Files in which the element around the error announces it. */
const ANNOUNCED_BY_PARENT: readonly string[] = [
  'apps/desk/src/features/answers/held-answer.tsx',
  'apps/desk/src/screens/company/change-error.tsx',
  'apps/desk/src/screens/settings/passkeys.tsx',
];

it('each error below a field or a button is announced by screen readers', () => {
  const silent: string[] = [];
  let count = 0;
  for (const file of globSync(['apps/*/src/**/*.tsx', 'packages/*/src/**/*.tsx'], { cwd: root })) {
    if (file.endsWith('.test.tsx')) continue;
    for (const [tag] of readFileSync(join(root, file), 'utf8').matchAll(ERROR)) {
      count += 1;
      if (!/ role=["{]/.test(tag.replaceAll(/\s+/g, ' '))) silent.push(file);
    }
  }
  expect(silent.toSorted()).toEqual(ANNOUNCED_BY_PARENT);
  expect(count).toBeGreaterThan(20);
});
