import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../run.ts';
import { useOps } from '../testing/start-ops.ts';
import { isNewer, newestRelease } from './releases.ts';

const test = useOps();

/** Runs `ops version --check` with a local server that returns a list of releases. */
async function versionWith(body: string, status = 200) {
  const asked: { headers: Readonly<Record<string, unknown>>; url: string | undefined }[] = [];
  const server = createServer(({ headers, url }, answer) => {
    asked.push({ headers, url });
    answer.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const config = {
    ...test.container.config,
    RELEASES_URL: `http://127.0.0.1:${port}/releases`,
    APP_VERSION: '1.2.3',
  };
  const outcome = await run(['version', '--check', '--json'], {
    openContainer: async () => ({ ...test.opsContainer, config }),
  });
  return { ...outcome, asked };
}

const tags = (...names: string[]) => JSON.stringify(names.map((tag_name) => ({ tag_name })));

describe('ops version', () => {
  it('shows the versions of product, schema, database and Node, without a key', async () => {
    const { code, text } = await run(['version', '--json'], { openContainer: async () => test.opsContainer });
    expect([code, JSON.parse(text)]).toEqual([
      0,
      {
        version: '1.0.0',
        schema: expect.stringMatching(/^\d{4}_/),
        pending: 0,
        postgresql: expect.stringMatching(/^\d+/),
        postgis: expect.stringMatching(/^3/),
        node: process.versions.node,
      },
    ]);
  });

  it('compares with a list of releases, and sends no data of this installation', async () => {
    const { code, text, asked } = await versionWith(tags('v1.10.0', 'v1.9.0', 'v2.0.0-rc.1', 'nightly'));
    expect([code, JSON.parse(text)]).toMatchObject([
      0,
      { version: '1.2.3', latest: '1.10.0', isUpToDate: false },
    ]);
    expect(asked).toEqual([
      {
        url: '/releases',
        headers: expect.objectContaining({ 'user-agent': 'nukkad-ops', accept: 'application/json' }),
      },
    ]);
    expect(JSON.stringify(asked)).not.toContain('1.2.3');
  });

  it.each([
    [tags('v1.2.3', 'v1.2.2'), '1.2.3', true],
    [JSON.stringify(['1.2.2', '1.2.4']), '1.2.4', false],
    [
      JSON.stringify([
        { tag_name: 'v9.0.0', prerelease: true },
        { tag_name: 'v8.0.0', draft: true },
      ]),
      null,
      true,
    ],
    ['[]', null, true],
  ])('of the list %s finds %s', async (body, latest, isUpToDate) => {
    expect(JSON.parse((await versionWith(body)).text)).toMatchObject({ latest, isUpToDate });
  });

  it.each([
    ['<html>', 200, 'it is no JSON'],
    ['{}', 200, 'it is no list of releases'],
    ['[]', 404, 'it answers 404'],
  ])('refuses %s with %s', async (body, status, why) => {
    expect(await versionWith(body, status)).toMatchObject({ code: 1, text: expect.stringContaining(why) });
  });

  it('sends no request if no address is set', async () => {
    const outcome = await run(['version', '--check'], { openContainer: async () => test.opsContainer });
    expect(outcome).toMatchObject({ code: 2, text: expect.stringContaining('RELEASES_URL is not set') });
  });
});

it.each([
  ['1.0.1', '1.0.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.99.99', '2.0.0', false],
  ['2.0.0-rc.1', '1.0.0', false],
  ['2.0.0', 'main', false],
])('%s is newer than %s: %s', (one, other, expected) => {
  expect(isNewer(one, other)).toBe(expected);
});

it('finds no newest release in an empty list', () => {
  expect(newestRelease(['main', ''])).toBeNull();
});
