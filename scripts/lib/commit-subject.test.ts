import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { subjectProblem } from './commit-subject.mjs';

const PROGRAM = fileURLToPath(new URL('commit-subject.mjs', import.meta.url));

it.each([
  'api: refuse a report of a removed job',
  'api, ops: say once which applications are pending',
  'web-e2e: x',
  '\n# a comment of git\nweb: says why\n\nA body that is as long as it likes to be, in as many lines as it likes to.',
  "Merge branch 'main'",
  'Revert "web: x"',
  'fixup! web: x',
  `api: ${'x'.repeat(67)}`,
  `api: ${'म'.repeat(67)}`,
])('takes the message %j', (message) => {
  expect(subjectProblem(message)).toBeNull();
});

it.each([
  ['Refuse a report', 'is not "area: what changes"'],
  ['API: refuse a report', 'is not "area: what changes"'],
  ['api:refuse', 'is not "area: what changes"'],
  ['api and web: refuse', 'is not "area: what changes"'],
  ['', 'is not "area: what changes"'],
  [`api: ${'x'.repeat(68)}`, 'has 73 characters; 72 are the most'],
])('refuses the message %j', (message, why) => {
  expect(subjectProblem(message)).toContain(why);
});

it('ends the hook by its exit code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-subject-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'message');
  const hook = (message: string) => {
    writeFileSync(file, message);
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, file], { encoding: 'utf8' });
    return [status, stderr];
  };
  expect(hook('api: refuse\n')).toEqual([0, '']);
  expect(hook('Refuse\n')).toEqual([1, expect.stringMatching(/^"Refuse" is not .*\n$/)]);
});
