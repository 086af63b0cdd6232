import { describe, expect, it } from 'vitest';
import { readCoreConfig } from './core-config.ts';
import { missingServices } from './missing-services.ts';

const OPERATOR = {
  OPERATOR_NAME: 'Nukkad Jobs of the tests',
  OPERATOR_ADDRESS: 'Pune, Maharashtra, India',
  SUPPORT_EMAIL: 'support@nukkad-jobs.test',
  SUPPORT_PHONE: '+91 20 0000 0000',
  GRIEVANCE_OFFICER: 'Asha of the tests',
  JURISDICTION_CITY: 'Pune',
};

const BASE = {
  ...OPERATOR,
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://x@y/z',
  JWT_SECRET: 's'.repeat(32),
  DATA_DIR: '/data',
};
const GOOGLE = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
const FACEBOOK = { FACEBOOK_APP_ID: 'a', FACEBOOK_APP_SECRET: 'b' };
const SMS = { TWILIO_ACCOUNT_SID: 'a', TWILIO_AUTH_TOKEN: 'b', TWILIO_MESSAGING_SERVICE_SID: 'c' };
const STORE = { S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'b', S3_SECRET_ACCESS_KEY: 'c' };
const PUSH = { PUSH_PUBLIC_KEY: 'a', PUSH_PRIVATE_KEY: 'b' };
const ALL = { ...GOOGLE, ...FACEBOOK, ...SMS, ...STORE, ...PUSH };

const missing = (settings: Record<string, string>) =>
  missingServices(readCoreConfig({ ...BASE, ...settings }));
const without = (...names: string[]) =>
  missing(Object.fromEntries(Object.entries(ALL).filter(([name]) => !names.includes(name))));

describe('missingServices', () => {
  it('names every missing setting and its consequence', () => {
    expect(missing({})).toEqual([
      'Not configured: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET. Without one of the two pairs nobody can sign in; the login page says so.',
      'Not configured: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_MESSAGING_SERVICE_SID. Without it no one-time code can be sent, so no number can be verified and nobody can apply.',
      'Not configured: S3_BUCKET. Uploads are kept in /data of this machine, for this process alone.',
      'Not configured: PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY. Without it notifications stay on the site.',
    ]);
  });

  it('returns nothing if all is configured, if only Facebook is missing, and outside production', () => {
    expect(missing(ALL)).toEqual([]);
    expect(without('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET')).toEqual([]);
    expect(missing({ NODE_ENV: 'development' })).toEqual([]);
  });

  it.each([
    [
      ['GOOGLE_CLIENT_ID'],
      /^Not configured: GOOGLE_CLIENT_ID\. Without it nobody can sign in with Google\.$/,
    ],
    [
      ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      /^Not configured: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET\. /,
    ],
    [
      ['GOOGLE_CLIENT_SECRET', 'FACEBOOK_APP_ID'],
      /^Not configured: GOOGLE_CLIENT_SECRET, FACEBOOK_APP_ID\. .*nobody can sign in; /,
    ],
    [
      ['FACEBOOK_APP_SECRET'],
      /^Not configured: FACEBOOK_APP_SECRET\. Without it nobody can sign in with Facebook\.$/,
    ],
    [['TWILIO_AUTH_TOKEN'], /^Not configured: TWILIO_AUTH_TOKEN\. .*one-time code/],
    [['S3_SECRET_ACCESS_KEY'], /^Not configured: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY\. /],
    [['PUSH_PRIVATE_KEY'], /^Not configured: PUSH_PRIVATE_KEY\. /],
    [['S3_BUCKET'], /^Not configured: S3_BUCKET\. /],
    [['S3_ACCESS_KEY_ID'], /^Not configured: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY\. /],
  ])('reports a service that is configured in part: without %j', (names, reported) => {
    expect(without(...names)).toEqual([expect.stringMatching(reported)]);
  });

  it.each(Object.keys({ ...GOOGLE, ...FACEBOOK, ...SMS, ...PUSH }))(
    'names %s alone if only this setting is missing',
    (name) => {
      expect(without(name)).toEqual([expect.stringMatching(new RegExp(`^Not configured: ${name}\\. `))]);
    },
  );
});
