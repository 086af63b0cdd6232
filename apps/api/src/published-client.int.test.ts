import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';

const BUILD = fileURLToPath(new URL('../../../packages/contract/client/build.ts', import.meta.url));
const run = promisify(execFile);

let test: TestApp;
let project: string;
let installed: string;

/** Creates a project outside this repository, with the client installed as from a registry. */
beforeAll(async () => {
  test = await startTestApp();
  project = await mkdtemp(join(tmpdir(), 'nukkad-client-'));
  installed = join(project, 'node_modules/@nukkad/client');
  await mkdir(join(project, 'node_modules'));
  await run(process.execPath, [BUILD, installed]);
  const zod = dirname(fileURLToPath(import.meta.resolve('zod/package.json')));
  await symlink(zod, join(project, 'node_modules/zod'));
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  await writeFile(join(project, 'example.mts'), /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '');
});

afterAll(async () => {
  await test.close();
  await rm(project, { recursive: true, force: true });
});

it('runs the example of its README against the API', async () => {
  const { title } = await buildJob(test.database, { title: 'Cook for a mess', payMin: 17_000 });
  const { port } = test.app.server.address() as AddressInfo;
  const env = { ...process.env, NUKKAD_API: `http://127.0.0.1:${port}` };
  const { stdout } = await run(process.execPath, ['example.mts'], { cwd: project, env });
  const lines = stdout.trim().split('\n');
  expect(lines[0]).toBe('1 jobs');
  expect(lines[1]).toMatch(new RegExp(`^${title}, .+: 17000$`));
  expect(lines.slice(2)).toEqual(['0 of 0 checks passed', 'NOT_SIGNED_IN 401']);
});

it('has types that compile in a project without our sources', async () => {
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  const mistyped = `import { createClient, routes } from '@nukkad/client';
    // @ts-expect-error the input of jobById is jobId
    await createClient({ baseUrl: '' }).call(routes.jobById, { id: 7 });`;
  await writeFile(join(project, 'mistyped.mts'), mistyped);
  const strict = [
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    'false',
    '--module',
    'nodenext',
    '--target',
    'es2022',
  ];
  const declared = 'declare const process: { env: Record<string, string | undefined> };';
  await writeFile(join(project, 'process.d.ts'), declared);
  const files = ['example.mts', 'mistyped.mts', 'process.d.ts'];
  const checked = run(process.execPath, [compiler, ...strict, '--lib', 'es2024,dom,dom.iterable', ...files], {
    cwd: project,
  });
  await expect(
    checked.then(
      ({ stdout }) => stdout,
      ({ stdout }) => stdout,
    ),
  ).resolves.toBe('');
});

it('names none of our sources and contains the OpenAPI document', async () => {
  const names = await readdir(join(installed, 'dist'), { recursive: true });
  expect(names.filter((name) => /test|example/.test(name))).toEqual([]);
  for (const name of names.filter((one) => /\.(?:js|d\.ts)$/.test(one)))
    expect(await readFile(join(installed, 'dist', name), 'utf8'), name).not.toMatch(
      /["']\.[^"']*[^d]\.ts["']|@nukkad\/contract/,
    );
  const document = JSON.parse(await readFile(join(installed, 'dist/openapi.json'), 'utf8'));
  const known = JSON.parse(await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(document).toEqual(known);
});
