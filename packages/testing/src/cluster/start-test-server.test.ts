import { afterEach, describe, expect, it, vi } from 'vitest';
import { assertAllowed } from './required-server.ts';
import { startTestServer } from './start-test-server.ts';
import type { ServerKind, TestServer } from './test-server.ts';

afterEach(() => vi.unstubAllEnvs());

const server = (kind: ServerKind): TestServer => ({
  kind,
  adminUrl: `postgresql://${kind}`,
  dataDir: null,
  isRunning: () => true,
  stop: async () => undefined,
});
const local = async () => server('local');
const starts = async () => server('container');
const noEngine = async () => undefined;
const noImage = async () => {
  throw new Error('no such image');
};

describe('the server of the tests', () => {
  it.each([
    ['', starts, 'container'],
    ['', noEngine, 'local'],
    ['', noImage, 'local'],
    ['container', starts, 'container'],
    ['local', starts, 'local'],
  ])('with NUKKAD_TEST_SERVER_KIND="%s" and %o is a %s', async (required, container, kind) => {
    vi.stubEnv('NUKKAD_TEST_SERVER_KIND', required);
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await startTestServer({ container, local })).kind).toBe(kind);
  });

  it.each([
    ['container', noEngine, 'NUKKAD_TEST_SERVER_KIND=container, but no container engine responds'],
    ['container', noImage, 'no such image'],
    ['docker', starts, 'NUKKAD_TEST_SERVER_KIND is "docker": set it to container or local'],
  ])('does not start with NUKKAD_TEST_SERVER_KIND="%s" and %o', async (required, container, reason) => {
    vi.stubEnv('NUKKAD_TEST_SERVER_KIND', required);
    await expect(startTestServer({ container, local })).rejects.toThrow(reason);
  });
});

describe('a server that already runs', () => {
  it.each([
    ['container', 'local'],
    ['container', 'given'],
    ['local', 'container'],
    ['local', 'given'],
  ] as const)('is refused if NUKKAD_TEST_SERVER_KIND=%s and it is of the kind %s', (required, kind) => {
    vi.stubEnv('NUKKAD_TEST_SERVER_KIND', required);
    expect(() => assertAllowed(kind, 'that')).toThrow(
      `NUKKAD_TEST_SERVER_KIND=${required} is required, but the tests would run on that`,
    );
  });

  it.each([
    ['container', 'container'],
    ['local', 'local'],
    ['', 'given'],
    ['', 'local'],
  ] as const)('is used if NUKKAD_TEST_SERVER_KIND="%s" and it is of the kind %s', (required, kind) => {
    vi.stubEnv('NUKKAD_TEST_SERVER_KIND', required);
    expect(() => assertAllowed(kind, 'that')).not.toThrow();
  });
});
