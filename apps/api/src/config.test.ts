import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const NEEDED = { DATABASE_URL: 'postgresql://x/y', JWT_SECRET: 'x'.repeat(32) };

describe('readConfig', () => {
  it('tells addresses below the public one, and takes empty variables as absent', () => {
    const config = readConfig({ ...NEEDED, PUBLIC_ORIGIN: 'https://jobs.test', CHAT_URL: '' });
    expect(config).toMatchObject({
      apiUrl: 'https://jobs.test/api/',
      filesUrl: 'https://jobs.test/api/',
      chatUrl: 'https://jobs.test',
      trustProxy: false,
      google: null,
    });
  });

  it('knows a service by both its keys', () => {
    expect(readConfig({ ...NEEDED, GOOGLE_CLIENT_ID: 'id' }).google).toBeNull();
    const both = readConfig({ ...NEEDED, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    expect(both.google).toEqual({ id: 'id', secret: 'secret' });
  });

  it('trusts the proxies it is told of alone', () => {
    expect(readConfig({ ...NEEDED, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ]);
  });

  it.each([{}, { ...NEEDED, JWT_SECRET: 'short' }, { ...NEEDED, PORT: 'http' }])(
    'refuses %j',
    (variables) => {
      expect(() => readConfig(variables)).toThrow();
    },
  );
});
