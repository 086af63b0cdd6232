import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';

const run = (path: string, text: string) => commands.run([{ path, text }], '') as string[];

describe('commands', () => {
  it.each(['README.md', 'CONTRIBUTING.md'])(
    'are refused in %s if an older Node does not run them',
    (path) => {
      expect(run(path, 'Run\n`node scripts/check-scale.ts` then')).toEqual([
        `${path}:2 "node scripts/check-scale.ts" fails with a stack trace on an older Node: make it an npm script by scripts/run.mjs`,
      ]);
      expect(run(path, '`npm run measure:pages`, `node scripts/run.mjs packages/a/src/main.ts`')).toEqual([]);
    },
  );

  it('are refused in package.json too', () => {
    const manifest = (command: string) => JSON.stringify({ scripts: { one: command } });
    expect(run('package.json', manifest('node scripts/one.ts --two'))).toHaveLength(1);
    expect(run('package.json', manifest('exec node scripts/run.mjs one'))).toEqual([]);
    expect(run('packages/a/package.json', manifest('node src/main.ts'))).toEqual([]);
  });
});
