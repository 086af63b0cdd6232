import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const NEEDED = { DATABASE_URL: 'postgresql://x/y', JWT_SECRET: 'x'.repeat(32) };

describe('readConfig', () => {
  it('derives URLs from the public one, and treats empty variables as absent', () => {
    const config = readConfig({ ...NEEDED, PUBLIC_ORIGIN: 'https://jobs.test', CHAT_URL: '' });
    expect(config).toMatchObject({
      apiUrl: 'https://jobs.test/api/',
      filesUrl: 'https://jobs.test/api/',
      chatUrl: 'https://jobs.test',
      trustProxy: false,
      google: null,
    });
  });

  it('configures a service only with both its keys', () => {
    expect(readConfig({ ...NEEDED, GOOGLE_CLIENT_ID: 'id' }).google).toBeNull();
    const both = readConfig({ ...NEEDED, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    expect(both.google).toEqual({ id: 'id', secret: 'secret' });
  });

  it('trusts only the configured proxies', () => {
    expect(readConfig({ ...NEEDED, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ]);
  });

  it('names each wrong variable', () => {
    expect(() => readConfig({ JWT_SECRET: 'short', PORT: 'http' })).toThrow(
      /DATABASE_URL[\s\S]*JWT_SECRET|PORT[\s\S]*DATABASE_URL/,
    );
  });

  const OPERATOR_DETAILS = {
    OPERATOR_NAME: 'Pune Jobs LLP',
    OPERATOR_ADDRESS: '1 Tilak Road, Pune 411002',
    SUPPORT_EMAIL: 'help@punejobs.in',
    SUPPORT_PHONE: '+91 20 2444 0000',
    GRIEVANCE_OFFICER: 'Asha Kale',
    JURISDICTION_CITY: 'Pune',
  };
  const live = (variables: Record<string, string>) => () =>
    readConfig({ ...NEEDED, NODE_ENV: 'production', ...variables });

  it('needs the operator’s details in production, not in development', () => {
    expect(live(OPERATOR_DETAILS)()).toMatchObject(OPERATOR_DETAILS);
    expect(readConfig(NEEDED).GRIEVANCE_OFFICER).toBe('Grievance officer');
  });

  it.each(Object.keys(OPERATOR_DETAILS))(
    'refuses to start in production without %s, and names it',
    (name) => {
      expect(live({ ...OPERATOR_DETAILS, [name]: '' })).toThrow(`so ${name} must be set`);
    },
  );

  it.each(['a@jobs.example', 'a@example.com', 'a@EXAMPLE.org'])(
    'treats %s as an example address',
    (address) => {
      expect(live({ ...OPERATOR_DETAILS, SUPPORT_EMAIL: address })).toThrow('SUPPORT_EMAIL');
    },
  );

  it.each([
    ['SUPPORT_PHONE', '+91 00000 00000'],
    ['GRIEVANCE_OFFICER', 'Grievance Officer'],
    ['PUBLIC_ORIGIN', 'https://jobs.example'],
    ['API_URL', 'https://api.example.com'],
    ['FILES_URL', 'https://files.example.org'],
    ['CHAT_URL', 'https://chat.example.net'],
    ['S3_PUBLIC_ENDPOINT', 'https://s3.example.com'],
    ['PUSH_SUBJECT', 'mailto:a@example.com'],
  ])('refuses to start in production with an example value in %s, and names it', (name, value) => {
    expect(live({ ...OPERATOR_DETAILS, [name]: value })).toThrow(name);
    expect(() => readConfig({ ...NEEDED, [name]: value })).not.toThrow();
  });

  it('accepts addresses that only look like examples', () => {
    const realAddresses = { SUPPORT_EMAIL: 'a@example.in', PUBLIC_ORIGIN: 'https://jobs.example.in' };
    expect(live({ ...OPERATOR_DETAILS, ...realAddresses })).not.toThrow();
  });

  it.each([{}, { ...NEEDED, JWT_SECRET: 'short' }, { ...NEEDED, PORT: 'http' }])(
    'refuses %j',
    (variables) => {
      expect(() => readConfig(variables)).toThrow();
    },
  );
});
