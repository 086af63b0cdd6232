import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size.ts';
import { machinePaths } from './machine-paths.ts';

describe('machine paths', () => {
  // Split, so that the check does not find them here.
  const home = `/${'home'}/asha/project`;
  const registry = `https://${'registry.npmjs'}.org/x`;

  it('fail on a folder of one machine and on a registry', () => {
    const text = `run ${home}\nfrom ${registry}\n`;
    expect(machinePaths.run([{ path: 'a.md', text }], '')).toEqual([
      `a.md:1 names a path of one machine: ${home}`,
      'a.md:2 names a registry: registry.npmjs' + '.org',
    ]);
  });

  it('leave addresses and relative paths alone', () => {
    const text = 'see https://example.org/work/item and ./work/item and /jobs/work';
    expect(machinePaths.run([{ path: 'a.md', text }], '')).toEqual([]);
  });
});

describe('file sizes', () => {
  const long = 'x\n'.repeat(301);

  it('fail past 300 lines', () => {
    expect(fileSize.run([{ path: 'apps/api/src/a.ts', text: long }], '')).toEqual([
      'apps/api/src/a.ts has 301 lines, more than 300: split it',
    ]);
  });

  it('leave 300 lines and data alone', () => {
    const fits = { path: 'apps/api/src/a.ts', text: 'x\n'.repeat(300) };
    const data = { path: 'packages/i18n/src/jobs/en.ts', text: long };
    expect(fileSize.run([fits, data], '')).toEqual([]);
  });
});
