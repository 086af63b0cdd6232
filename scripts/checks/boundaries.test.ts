import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.ts';
import type { SourceFile } from './check.ts';

const MANIFESTS: SourceFile[] = [
  { path: 'apps/api/package.json', text: '{"name":"@nukkad/api"}' },
  { path: 'packages/core/package.json', text: '{"name":"@nukkad/core"}' },
  { path: 'packages/db/package.json', text: '{"name":"@nukkad/db"}' },
  { path: 'packages/testing/package.json', text: '{"name":"@nukkad/testing"}' },
  { path: 'packages/contract/package.json', text: '{"name":"@nukkad/contract"}' },
];

function check(path: string, specifier: string, edges: Parameters<typeof checkBoundaries>[0] = {}): string[] {
  const file = { path, text: `// a\nimport { x } from '${specifier}';\n` };
  return checkBoundaries(edges).run([...MANIFESTS, file], '') as string[];
}

describe('boundaries', () => {
  it.each([
    ['apps/web/src/lib/a.ts', '../features/job/b.ts', 'lib must not use features'],
    ['apps/web/src/screens/list/a.tsx', '../../app/shell.tsx', 'screens must not use app'],
    ['apps/web/src/lib/a.ts', '@nukkad/db', "the browser's code must not use packages/db"],
    ['apps/chat/src/a.ts', '@nukkad/api/app.ts', 'apps/chat must not use apps/api'],
    ['packages/db/src/a.ts', '@nukkad/api', 'packages/db must not use apps/api'],
    ['apps/api/src/a.ts', '../../chat/src/b.ts', "use the package's name for apps/chat/src/b.ts"],
    ['apps/api/src/a.ts', '@nukkad/testing', 'only tests use packages/testing'],
    ['packages/contract/src/a.ts', 'fastify', 'the contract imports only zod, not fastify'],
    ['apps/api/src/a.ts', '../../../../outside.ts', 'reaches outside the project'],
    [
      'apps/web/src/lib/a.ts',
      '@nukkad/contract/partner/index.ts',
      'the seekers must not load the contract of companies',
    ],
    [
      'packages/contract/src/index.ts',
      './partner/index.ts',
      'the seekers must not load the contract of companies',
    ],
  ])('refuses %s importing %s', (path, specifier, problem) => {
    expect(check(path, specifier)).toEqual([`${path}:2 ${problem} (${specifier})`]);
  });

  it.each([
    ['apps/web/src/screens/list/a.tsx', '../../features/job/b.ts'],
    ['apps/web/src/features/job/a.ts', './b.ts'],
    ['apps/web/e2e/a.e2e.test.ts', '@nukkad/db'],
    ['apps/api/src/a.int.test.ts', '@nukkad/testing'],
    ['packages/db/src/testing/a.ts', '@nukkad/testing'],
    ['apps/api/src/a.ts', '@nukkad/contract'],
    ['apps/api/src/a.ts', '@nukkad/contract/partner/index.ts'],
    ['packages/contract/src/partner/index.ts', './routes.ts'],
    ['packages/contract/src/partner/a.ts', '../errors.ts'],
    ['apps/ops/src/a.ts', '@nukkad/core/container.ts'],
    ['packages/contract/src/a.ts', 'zod/mini'],
  ])('allows %s importing %s', (path, specifier) => {
    expect(check(path, specifier)).toEqual([]);
  });

  describe('between features of the web app', () => {
    const edges = { chat: ['job'] };

    it('allows a listed import', () => {
      expect(check('apps/web/src/features/chat/a.ts', '../job/b.ts', edges)).toEqual([]);
    });

    it('refuses an import that is not listed', () => {
      expect(check('apps/web/src/features/job/a.ts', '../chat/b.ts')).toEqual([
        'apps/web/src/features/job/a.ts:2 features/job must not use features/chat: FEATURE_EDGES in scripts/checks/boundaries.ts does not list it (../chat/b.ts)',
      ]);
    });

    it('reports a listed edge that only a test uses', () => {
      expect(check('apps/web/src/features/chat/a.test.ts', '../job/b.ts', edges)).toEqual([
        'FEATURE_EDGES: no import uses chat → job',
      ]);
    });

    it('reports a cycle over several features', () => {
      const cycle = { chat: ['job'], job: ['offline'], offline: ['chat'] };
      expect(check('apps/web/src/features/chat/a.ts', '../job/b.ts', cycle)).toEqual([
        'FEATURE_EDGES: features/chat imports itself through other features',
        'FEATURE_EDGES: features/job imports itself through other features',
        'FEATURE_EDGES: features/offline imports itself through other features',
        'FEATURE_EDGES: no import uses job → offline',
        'FEATURE_EDGES: no import uses offline → chat',
      ]);
    });
  });

  it('sees imports over several lines, re-exports, bare and dynamic ones', () => {
    const text = [
      "import {\n  a,\n} from '@nukkad/db';",
      "export { b } from '@nukkad/db';",
      "import '@nukkad/db';",
      "const c = await import('@nukkad/db');",
    ].join('\n');
    expect(checkBoundaries({}).run([...MANIFESTS, { path: 'apps/web/src/lib/a.ts', text }], '')).toHaveLength(
      4,
    );
  });
});
