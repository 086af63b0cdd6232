import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWebServer } from './app.ts';
import { readConfig } from './config.ts';

const PRIVATE = 'asha@example.com';
const BROKEN_SCREEN = `export async function render() { throw new RangeError('no such reader: ${PRIVATE}'); }`;
const MANIFEST = { 'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true } };

let distFolder: string;

beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'nukkad-dist-'));
  await mkdir(join(distFolder, 'server'));
  await mkdir(join(distFolder, 'client/.vite'), { recursive: true });
  await writeFile(join(distFolder, 'package.json'), '{"type":"module"}');
  await writeFile(join(distFolder, 'server/entry-server.js'), BROKEN_SCREEN);
  await writeFile(join(distFolder, 'client/.vite/manifest.json'), JSON.stringify(MANIFEST));
});
afterAll(() => rm(distFolder, { recursive: true, force: true }));

async function brokenPage(language: Language, path = '/joblist') {
  const lines: string[] = [];
  const config = readConfig({ API_ORIGIN: 'http://localhost:1', CHAT_ORIGIN: 'http://localhost:1' });
  const app = await buildWebServer(
    { ...config, distFolder },
    { logTo: { write: (line) => lines.push(line) } },
  );
  try {
    const url = pathInLanguage(`${path}?q=${encodeURIComponent(PRIVATE)}`, language);
    const response = await app.inject(url);
    return { response, log: lines.join('') };
  } finally {
    await app.close();
  }
}

it('logs the error and its stack, without personal data', async () => {
  const { log } = await brokenPage('en');
  const [entry] = log
    .split('\n')
    .filter((line) => line.includes('could not be rendered'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entry).toMatchObject({ level: 50, path: '/joblist', fault: { name: 'RangeError' } });
  expect(entry?.fault).toHaveProperty('at.0', expect.stringContaining('entry-server.js'));
  expect(log).not.toContain(PRIVATE);
  expect(log).not.toContain(encodeURIComponent(PRIVATE));
});

it.each([
  ['production', false],
  ['development', true],
])('logs the message of an error in %s: %s', async (NODE_ENV, hasWords) => {
  const lines: string[] = [];
  const config = readConfig({ API_ORIGIN: 'http://localhost:1', CHAT_ORIGIN: 'http://localhost:1' });
  const app = await buildWebServer(
    { ...config, distFolder, faults: { NODE_ENV } },
    { logTo: { write: (line) => lines.push(line) } },
  );
  app.log.error({ err: new Error(`no such reader: ${PRIVATE}`) }, 'failed');
  await app.close();
  expect(lines.join('')).toContain('page-faults.test.ts');
  expect(lines.join('').includes(PRIVATE)).toBe(hasWords);
});

it.each([
  ['/hi/jobs-in/pune/cook', '/jobs-in/:city/:work?'],
  ['/jobs-in/pune', '/jobs-in/:city/:work?'],
  ['/jobs-in/pune/cook/more', 'unknown'],
  ['/JOBLIST', 'unknown'],
])('logs %s as the pattern %s', async (path, pattern) => {
  expect((await brokenPage('en', path)).log).toContain(`"path":"${pattern}"`);
});

it.each<[Language, string]>([
  ['en', 'This page stopped'],
  ['hi', 'पेज'],
  ['mr', 'पान'],
])('sends a page in %s without details of the error', async (language, words) => {
  const { response } = await brokenPage(language);
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain(`lang="${language}"`);
  expect(response.body).toContain(words);
  expect(response.body).not.toContain(PRIVATE);
});
