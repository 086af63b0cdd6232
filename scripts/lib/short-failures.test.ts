import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const LIB = new URL('.', import.meta.url).href;

function run(source: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'script.mjs');
  writeFileSync(file, source);
  const args = ['--import', `${LIB}short-failures.mjs`, file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { NO_COLOR: '1', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const HINT = '\nNUKKAD_DEBUG=1 shows where this comes from.\n\n';

describe('a script that fails', () => {
  it.each([
    ['a failure of ours', "throw new Error('It is not there.');"],
    ['a failure later on', "setTimeout(() => { throw new Error('It is not there.'); }, 1);"],
    ['a refused promise', "await Promise.reject(new Error('It is not there.'));"],
  ])('prints a sentence for %s', (_, source) => {
    expect(run(source)).toEqual({ status: 1, stdout: '', stderr: `\nIt is not there.\n${HINT}` });
  });

  it('prints a known failure alone', () => {
    const source = `import { UserFacingError } from '${LIB}steps.mjs'; throw new UserFacingError('It is not there.');`;
    expect(run(source)).toEqual({ status: 1, stdout: '', stderr: '\nIt is not there.\n\n' });
  });

  it('cleans up before', () => {
    const source = "try { throw new Error('It is not there.'); } finally { console.log('clean'); }";
    expect(run(source)).toMatchObject({ status: 1, stdout: 'clean\n' });
  });

  it.each([
    ['a mistake in code', 'undefined.length;', {}],
    [
      'what the system refuses',
      "import { readFileSync } from 'node:fs'; readFileSync('/nowhere/at/all');",
      {},
    ],
    ['a sentence with NUKKAD_DEBUG=1', "throw new Error('It is not there.');", { NUKKAD_DEBUG: '1' }],
  ])('shows where %s comes from', (_, source, env) => {
    const { status, stderr } = run(source, env);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/\n {4}at .*script\.mjs/)]);
    expect(stderr).not.toContain(HINT);
  });
});
