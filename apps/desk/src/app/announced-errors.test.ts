import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const TAG = String.raw`<[a-z]\w*(?:[^<>]|=>)*?`;
/** Elements with the look of an error, and elements that contain the sentence of one. */
const ERRORS: readonly RegExp[] = [
  new RegExp(`${TAG}nk-field__error(?:[^<>]|=>)*>`, 'g'),
  new RegExp(String.raw`${TAG}>\s*\{(?:\w*[pP]hrase\([^{}]*|\w+\.problem)\}`, 'g'),
];
/** Files in which the element around the error announces it. */
const ANNOUNCED_BY_PARENT: readonly string[] = [
  'apps/desk/src/features/answers/held-answer.tsx',
  'apps/desk/src/screens/company/change-error.tsx',
  'apps/desk/src/screens/settings/passkeys.tsx',
];

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

it('each error below a field or a button is announced by screen readers', () => {
  const silent = new Set<string>();
  let count = 0;
  for (const file of globSync(['apps/*/src/**/*.tsx', 'packages/*/src/**/*.tsx'], { cwd: root })) {
    if (file.endsWith('.test.tsx')) continue;
    for (const [tag] of ERRORS.flatMap((error) => [...textOf(file).matchAll(error)])) {
      count += 1;
      if (!/ role=["{]/.test(tag.replaceAll(/\s+/g, ' '))) silent.add(file);
    }
  }
  expect([...silent].toSorted()).toEqual(ANNOUNCED_BY_PARENT);
  expect(count).toBeGreaterThan(70);
});

it.each(ANNOUNCED_BY_PARENT)('%s announces the error with an element around it', (file) => {
  expect(textOf(file)).toMatch(
    /<div[^>]* role="(?:alert|status)"[^>]*>(?:(?!role=)[\s\S])*<p className="nk-field__error">/,
  );
});
