import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withOnlyPhrases } from './only-phrases.ts';

const file = fileURLToPath(import.meta.resolve('@nukkad/i18n/import-phrases.ts'));
const source = readFileSync(file, 'utf8');

it('limits the phrases that a site can import', () => {
  const limited = withOnlyPhrases(source, ['*', '!hire-*']);
  expect(limited).toContain(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the code that is replaced
    'await import.meta.glob(["./*/{en,hi,mr}.ts","!./hire-*/{en,hi,mr}.ts"])[`./${namespace}/${language}.ts`]()',
  );
  expect(limited).not.toContain('import(`');
});

it('throws if the import has changed', () => {
  expect(() => withOnlyPhrases('export {};', ['*'])).toThrow('no import that matches');
});
