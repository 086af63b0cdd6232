import { describe, expect, it } from 'vitest';
import type { SourceFile } from './check.ts';
import { documents } from './documents.ts';

const FILES: SourceFile[] = [
  { path: '.gitignore', text: '.nukkad/\ntest-results/\npackages/db/src/generated/\n' },
  { path: 'package.json', text: '{"name":"root","scripts":{"check":"x","bench:search":"x"}}' },
  { path: 'packages/ui/package.json', text: '{"name":"@nukkad/ui","scripts":{"gallery":"x"}}' },
  {
    path: 'packages/ui/src/button.tsx',
    text: 'export function PrimaryButton() { return useAction().runNow; }',
  },
  { path: 'docs/decisions/0001-a.md', text: '' },
];
const README: SourceFile = { path: 'README.md', text: '```\npackages/\n  ui/    design system\n```\n' };
const ROOT = import.meta.dirname.replace(/\/scripts\/checks$/, '');

function problems(text: string, path = 'docs/page.md'): string[] {
  return documents.run([...FILES, README, { path, text }], ROOT) as string[];
}

describe('documents', () => {
  it.each(['apps/desk', 'packages/browser'])('are incomplete if the README does not list %s', (folder) => {
    const manifest = { path: `${folder}/package.json`, text: '{"name":"x"}' };
    expect(documents.run([...FILES, README, manifest], ROOT)).toEqual([`README.md does not list ${folder}`]);
    const name = folder.split('/')[1];
    const listed = { ...README, text: README.text.replace('  ui/', `  ${name}/    text\n  ui/`) };
    expect(documents.run([...FILES, listed, manifest], ROOT)).toEqual([]);
  });

  it.each([
    'packages/ui/src/button.tsx',
    'src/button.tsx',
    'button.tsx',
    'packages/ui',
    'packages/ui/',
    '@nukkad/ui',
    '@nukkad/ui/button.tsx',
    'npm run check',
    'pnpm bench:search -- --sizes 10',
    'pnpm --filter @nukkad/ui run gallery',
    'DATABASE_URL=… node packages/ui/src/button.tsx',
    'PrimaryButton',
    'useAction()',
    'useAction.runNow',
    'Prisma.sql',
  ])('may name what is there: %s', (name) => {
    expect(problems(`See \`${name}\`.`)).toEqual([]);
  });

  it.each([
    'packages/ui/src/gone.tsx',
    'src/gone.tsx',
    'gone.tsx',
    'packages/gone',
    '@nukkad/gone',
    '@nukkad/ui/gone.tsx',
    'GoneButton',
    'useGone()',
    'useAction.goneNow',
    'gone_table',
    'GONE_LIMIT',
  ])('may not name what is gone: %s', (name) => {
    expect(problems(`A line.\nSee \`${name}\`.`)).toEqual([`docs/page.md:2 ${name} is gone`]);
  });

  it.each([
    ['npm run gone', 'gone'],
    ['pnpm gone:search', 'gone:search'],
    ['pnpm --filter @nukkad/ui run gone', 'gone'],
    ['node packages/ui/src/gone.ts --all', 'packages/ui/src/gone.ts'],
  ])('may not tell a command that is gone: %s', (command, gone) => {
    expect(problems(`See \`${command}\`.`)).toEqual([`docs/page.md:1 ${gone} is gone`]);
    expect(problems(`\`\`\`sh\n${command}\n\`\`\``)).toEqual([`docs/page.md:1 ${gone} is gone`]);
  });

  it.each([
    'x.test.ts',
    '<name>-screen.test.tsx',
    '*.gone.ts',
    'packages/<name>/src',
    'packages/ui/src/{en,hi}.ts',
    '.nukkad/logs/',
    'test-results/route-tests.md',
    'src/generated',
    'zod/mini',
    '/healthz',
    'pnpm exec vitest run <file>',
    'git commit --no-verify',
    'word',
  ])('may give examples, and name what is made, others’ or ordinary: %s', (name) => {
    expect(problems(`See \`${name}\`.`)).toEqual([]);
  });

  it('may tell of what is gone, in a line that says so first', () => {
    expect(problems('| gone: lists `goneList`, `gone.ts` | 1 |')).toEqual([]);
    expect(problems('`goneList`, gone: a list')).toEqual(['docs/page.md:1 goneList is gone']);
  });

  it('hold their links to what is there', () => {
    expect(problems('[a](decisions/0001-a.md) [b](https://site.example/x) [c](#part)')).toEqual([]);
    expect(problems('[a](../packages/ui)')).toEqual([]);
    expect(problems('![a](pictures/job-hi-light-360.png)')).toEqual([]);
    expect(problems('![a](pictures/nothing.png)')).toHaveLength(1);
    expect(problems('[a](decisions/0002-b.md)')).toEqual([
      'docs/page.md:1 the link to decisions/0002-b.md leads nowhere',
    ]);
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/decisions/0002-b.md', 'packages/ui/README.md'])(
    'are read: %s',
    (path) => expect(problems('`gone.tsx`', path)).toEqual([`${path}:1 gone.tsx is gone`]),
  );
});
