import { expect, it } from 'vitest';
import { plainSources } from './plain-sources.ts';

const ROOT = '/a+b/scripts/packages/x';

it.each(['scripts/test.ts', 'apps/api/src/app.ts', 'packages/domain/src/a.test.ts', 'packages/uid/src/a.ts'])(
  'Node runs %s as it is',
  (path) => {
    expect(plainSources(ROOT).test(`${ROOT}/${path}`)).toBe(true);
    expect(plainSources(`${ROOT}/`).test(`${ROOT}/${path}`)).toBe(true);
  },
);

it.each([
  'apps/web/src/app/routes.ts',
  'packages/ui/src/lib/a.ts',
  'packages/i18n/src/a.tsx',
  'packages/domain/node_modules/zod/index.ts',
  'vitest.config.ts',
])('Vite transforms %s', (path) => {
  expect(plainSources(ROOT).test(`${ROOT}/${path}`)).toBe(false);
});

it('Vite transforms what lies elsewhere', () => {
  expect(plainSources(ROOT).test('/aab/scripts/packages/x/scripts/test.ts')).toBe(false);
  expect(plainSources(ROOT).test(`/elsewhere${ROOT}/scripts/test.ts`)).toBe(false);
});
