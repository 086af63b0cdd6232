import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { answering, configured, doctorContextOf } from '../testing/doctor-context.ts';
import { useOps } from '../testing/start-ops.ts';
import type { DoctorContext } from './finding.ts';
import { checkBackground, checkDisk, checkKeys, checkSms, checkStore } from './service-checks.ts';

const test = useOps();
const contextWith = doctorContextOf(test);

describe('keys', () => {
  const OPERATOR = {
    NODE_ENV: 'production',
    OPERATOR_NAME: 'Pune Jobs Trust',
    OPERATOR_ADDRESS: '1 MG Road, Pune',
    SUPPORT_EMAIL: 'help@punejobs.in',
    SUPPORT_PHONE: '+91 20 2612 0000',
    GRIEVANCE_OFFICER: 'Asha Patil',
    JURISDICTION_CITY: 'Pune',
    PUBLIC_ORIGIN: 'https://punejobs.in',
  };
  const ALL = {
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    TWILIO_ACCOUNT_SID: 'a',
    TWILIO_AUTH_TOKEN: 'b',
    TWILIO_MESSAGING_SERVICE_SID: 'c',
    S3_BUCKET: 'a',
    S3_ACCESS_KEY_ID: 'b',
    S3_SECRET_ACCESS_KEY: 'c',
    PUSH_PUBLIC_KEY: 'a',
    PUSH_PRIVATE_KEY: 'b',
  };
  const statesOf = async (settings: Record<string, string>) =>
    (await checkKeys(contextWith(configured(settings)))).map(({ check, state }) => `${check} ${state}`);

  it('are fine when all are set', async () => {
    expect(await statesOf({ ...OPERATOR, ...ALL })).toEqual(['keys ok']);
  });

  it.each([
    ['GOOGLE_CLIENT_SECRET', 'fail'],
    ['TWILIO_AUTH_TOKEN', 'fail'],
    ['S3_BUCKET', 'warn'],
    ['S3_SECRET_ACCESS_KEY', 'warn'],
    ['PUSH_PRIVATE_KEY', 'warn'],
  ])('without %s: %s', async (name, state) => {
    expect(await statesOf({ ...OPERATOR, ...ALL, [name]: '' })).toEqual([`keys ${state}`]);
  });

  it('only warn in development, also about NODE_ENV', async () => {
    expect(await statesOf({})).toEqual(['mode warn', 'keys warn', 'keys warn', 'keys warn', 'keys warn']);
  });
});

describe('the store', () => {
  it('is written, read and emptied again', async () => {
    expect(await checkStore(contextWith())).toMatchObject([{ check: 'store', state: 'ok' }]);
    expect(await Readable.from(test.container.storage.list()).toArray()).toEqual([]);
  });

  const { storage } = { storage: {} as DoctorContext['container']['storage'] };
  const working = {
    put: async () => {},
    get: async () => Readable.from([Buffer.from('nukkad doctor')]),
    remove: async () => {},
  };
  it.each([
    ['written', { put: () => Promise.reject(new Error('access denied')) }, 'access denied'],
    ['read', { get: async () => null }, 'another content came back'],
    ['read', { get: async () => Readable.from([Buffer.from('else')]) }, 'another content came back'],
    ['deleted', { remove: () => Promise.reject(new Error('read-only')) }, 'read-only'],
    ['deleted', {}, 'the file is still there'],
  ])('fails if a file cannot be %s', async (step, broken, why) => {
    const store = { ...storage, ...working, ...broken } as DoctorContext['container']['storage'];
    expect(await checkStore(contextWith({ storage: store }))).toMatchObject([
      { state: 'fail', found: expect.stringMatching(new RegExp(`could not be ${step} \\(${why}\\)`)) },
    ]);
  });
});

describe('SMS', () => {
  const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret' };
  const asked: Request[] = [];
  const sms = async (answer: Response | Error) => {
    const ask = async (url: string, init: RequestInit) => {
      asked.push(new Request(url, init));
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const [finding] = await checkSms(contextWith(configured(TWILIO), { fetch: ask as typeof fetch }));
    return finding;
  };
  const balance = (value: string) => Response.json({ balance: value, currency: 'USD' });

  it.each([
    ['10.00', 'ok'],
    ['9.99', 'warn'],
    ['0.01', 'warn'],
    ['0', 'fail'],
    ['-1.5', 'fail'],
    ['much', 'warn'],
  ])('with a balance of %s: %s', async (value, state) => {
    expect(await sms(balance(value))).toMatchObject({ check: 'sms', state });
    expect(asked.at(-1)?.url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Balance.json');
    expect(asked.at(-1)?.headers.get('authorization')).toBe(`Basic ${btoa('AC1:secret')}`);
  });

  it.each([
    [401, 'fail'],
    [404, 'fail'],
    [503, 'warn'],
  ])('answered with %s: %s', async (status, state) => {
    expect(await sms(new Response('', { status }))).toMatchObject({
      state,
      found: expect.stringContaining(`${status}`),
    });
  });

  it('warns if Twilio does not respond, and has no finding without an account', async () => {
    expect(await sms(new Error('connect ETIMEDOUT'))).toMatchObject({
      state: 'warn',
      found: expect.stringContaining('ETIMEDOUT'),
    });
    expect(await checkSms(contextWith())).toEqual([]);
  });
});

it.each([
  [15, 'ok'],
  [14.9, 'warn'],
  [5, 'warn'],
  [4.9, 'fail'],
  [0, 'fail'],
])('a disk with %s %% free: %s', async (percent, state) => {
  const diskOf = async () => ({ bytes: 1000, free: percent * 10 });
  expect(await checkDisk(contextWith({}, { diskOf }))).toMatchObject([{ check: 'disk', state }]);
});

describe('background work', () => {
  const MINUTE_MS = 60_000;
  const queue = (minutes: number | null, failed = 0) =>
    contextWith(
      answering(test, {
        to_regclass: [{ migrations: true, queue: true }],
        'pgboss.job': [
          { last: minutes === null ? null : new Date(Date.now() - minutes * MINUTE_MS), failed },
        ],
      }),
    );

  it.each([
    [4.9, 0, 'ok'],
    [5.1, 0, 'warn'],
    [29.9, 0, 'warn'],
    [30.1, 0, 'fail'],
    [null, 0, 'fail'],
    [1, 1, 'warn'],
  ])('whose last task ended %s minutes ago, with %s failed: %s', async (minutes, failed, state) => {
    expect(await checkBackground(queue(minutes, failed))).toMatchObject([{ check: 'background', state }]);
  });
});
