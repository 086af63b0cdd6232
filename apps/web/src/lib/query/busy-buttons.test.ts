import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
/** The opening tag of a button, of which an attribute may have an icon. */
const BUTTON = /<(?:Send)?Button\b((?:=>|[^<>]|<[A-Z]\w*(?:=>|[^<>])*\/>)*)(?<!=)>/g;
const REQUESTS = /fetchNextPage\(|\brun\(|\.submit\b|\.mutate\(/;

it('each button that sends a request shows that it is busy', () => {
  const silent: string[] = [];
  let count = 0;
  for (const file of globSync('apps/{web,desk}/src/**/*.tsx', { cwd: root })) {
    if (file.endsWith('.test.tsx')) continue;
    for (const [, attributes = ''] of readFileSync(join(root, file), 'utf8').matchAll(BUTTON)) {
      if (!REQUESTS.test(attributes)) continue;
      count += 1;
      if (!attributes.includes('isBusy')) silent.push(file);
    }
  }
  expect(silent).toEqual([]);
  expect(count).toBeGreaterThan(30);
});
