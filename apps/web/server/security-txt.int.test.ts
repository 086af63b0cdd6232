import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { securityText } from './security-txt.ts';
import { NOWHERE, startWeb } from './testing/test-web-server.ts';

const PRODUCTION = { API_ORIGIN: NOWHERE, CHAT_ORIGIN: NOWHERE, NODE_ENV: 'production' };

it('contains the security contact in the format of RFC 9116', async () => {
  const env = { PUBLIC_ORIGIN: 'https://jobs.example', SECURITY_CONTACT: 'security@jobs.example' };
  const { origin } = await startWeb({ env });
  const response = await fetch(`${origin}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const [contact, expires = '', languages, canonical, end] = (await response.text()).split('\n');
  expect([contact, languages, canonical, end]).toEqual([
    'Contact: mailto:security@jobs.example',
    'Preferred-Languages: en, hi, mr',
    'Canonical: https://jobs.example/.well-known/security.txt',
    '',
  ]);
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(179);
  expect(days).toBeLessThanOrEqual(180);
});

it('is the same all day, so that it can be cached', () => {
  const parts = { publicOrigin: 'https://jobs.example', contact: 'https://jobs.example/report' };
  const morning = securityText(parts, new Date('2026-11-23T00:00:00Z'));
  expect(morning).toContain('Contact: https://jobs.example/report\nExpires: 2027-05-22T00:00:00.000Z\n');
  expect(securityText(parts, new Date('2026-11-23T23:59:59Z'))).toBe(morning);
});

it('is 404 without a contact, and contains the support address by default', async () => {
  const { origin } = await startWeb({});
  const missing = await fetch(`${origin}/.well-known/security.txt`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const contactOf = (env: Record<string, string>) => readConfig({ ...PRODUCTION, ...env }).securityContact;
  expect(contactOf({ SUPPORT_EMAIL: 'help@jobs.in' })).toBe('help@jobs.in');
  expect(contactOf({ SUPPORT_EMAIL: 'help@jobs.in', SECURITY_CONTACT: 'https://jobs.in/report' })).toBe(
    'https://jobs.in/report',
  );
  expect(() => contactOf({ SECURITY_CONTACT: 'http://jobs.in/report' })).toThrow('SECURITY_CONTACT');
  expect(() => contactOf({ SECURITY_CONTACT: 'a phone' })).toThrow('SECURITY_CONTACT');
});
