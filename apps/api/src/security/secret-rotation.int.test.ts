import { routes } from '@nukkad/contract';
import type { ApiError } from '@nukkad/contract/api-error.ts';
import { fileLink, isFileLinkValid } from '@nukkad/core/files/file-link.ts';
import { deriveKeys } from '@nukkad/core/security/keys.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const OLD = 'the secret before the rotation, long enough';
const NEW = 'the secret after the rotation, long enough';
const OTHER = 'a secret that was never the right one here';

const before = deriveKeys({ JWT_SECRET: OLD });
const rotated = deriveKeys({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD, DATA_SECRET: OLD });
const finished = deriveKeys({ JWT_SECRET: NEW, DATA_SECRET: OLD });
const otherFiles = deriveKeys({ JWT_SECRET: OLD, FILE_SECRET: NEW, FILE_SECRET_PREVIOUS: OLD });

describe('the keys', () => {
  it('for stored data stay the same through a rotation', () => {
    for (const name of [
      'otp',
      'accountTrace',
      'reports',
      'dailyLimits',
      'missingWords',
      'fileEncryption',
    ] as const)
      expect([rotated[name], finished[name]]).toEqual([before[name], before[name]]);
  });

  it('for signatures change, and the old ones still verify until the previous secret is removed', () => {
    for (const name of ['accessToken', 'cookie', 'fileLink'] as const) {
      expect(rotated[name]).toEqual([finished[name][0], before[name][0]]);
      expect(finished[name]).toHaveLength(1);
      expect(finished[name][0]).not.toBe(before[name][0]);
    }
  });

  it('of encrypted files can be replaced alone, and the previous one still decrypts', () => {
    expect(otherFiles.fileEncryption).toEqual([
      deriveKeys({ JWT_SECRET: NEW }).fileEncryption[0],
      before.fileEncryption[0],
    ]);
    expect({ ...otherFiles, fileEncryption: null }).toEqual({ ...before, fileEncryption: null });
    const withOwnData = deriveKeys({ JWT_SECRET: OLD, DATA_SECRET: OTHER, FILE_SECRET: NEW });
    expect(withOwnData.fileEncryption).toEqual([otherFiles.fileEncryption[0]]);
  });

  it('differ for each purpose', () => {
    const keys = Object.values(before).flat();
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a link to a file', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const link = { key: 'resumes/a.pdf', expires: now.getTime() / 1000 + 60, name: '' };
  const config = { filesUrl: 'http://files.test/' };
  const signatureBy = (keys: typeof before): string =>
    new URL(fileLink({ config, keys }, link)).searchParams.get('signature') ?? '';

  it('that the previous key signed opens the file during the rotation only', () => {
    expect(isFileLinkValid(rotated, link, signatureBy(before), now)).toBe(true);
    expect(isFileLinkValid(finished, link, signatureBy(before), now)).toBe(false);
    expect(isFileLinkValid(finished, link, signatureBy(rotated), now)).toBe(true);
  });
});

describe('an access token', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
  });
  afterAll(() => test.close());

  async function statusWith(secret: string, options: object = {}): Promise<number> {
    const { candidateId, accessToken } = await test.signIn((await test.seeker()).id);
    const { sid } = test.app.jwt.decode<{ sid: string }>(accessToken) ?? {};
    const key = deriveKeys({ JWT_SECRET: secret }).accessToken[0];
    const token = test.app.jwt.sign({ sub: candidateId, sid } as never, { key, ...options } as never);
    const client = test.client.as({ candidateId, accessToken: token });
    return client.call(routes.profileWhole, {}).then(
      () => 200,
      (error: ApiError) => error.status,
    );
  }

  it.each([
    ['the current secret', NEW, 200],
    ['the previous secret', OLD, 200],
    ['another secret', OTHER, 401],
  ] as const)('that %s signed is answered with the right status', async (_name, secret, status) => {
    expect(await statusWith(secret)).toBe(status);
  });

  it('of the previous secret must meet every other condition', async () => {
    expect(await statusWith(OLD, { aud: 'elsewhere' })).toBe(401);
    expect(await statusWith(OLD, { iss: 'elsewhere' })).toBe(401);
    expect(await statusWith(OLD, { algorithm: 'HS512' })).toBe(401);
  });
});
