import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { routerBuild, withoutUnusedParts } from './router-build.ts';

it('removes display names and the preloading of links', () => {
  expect(
    withoutUnusedParts('Link.displayName = "Link";\nreturn shouldPrefetch && !isAbsolute ? f(link) : link;'),
  ).toBe('\nreturn link;');
  expect(withoutUnusedParts('  inner.displayName = "a";')).toBe('  inner.displayName = "a";');
});

it('finds both in the installed library', () => {
  const folder = dirname(routerBuild('index'));
  const chunks = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const library = chunks.find((code) => code.includes('Link.displayName = "Link"')) ?? '';
  const light = withoutUnusedParts(library);
  expect(light).not.toContain('Link.displayName');
  expect(light).not.toContain('return shouldPrefetch');
  expect(light).toContain('return link;');
});
