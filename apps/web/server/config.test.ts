import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const NEEDED = { API_ORIGIN: 'http://api:4000', CHAT_ORIGIN: 'http://chat:4100' };
const filesFrom = (more: Record<string, string>) => readConfig({ ...NEEDED, ...more }).fileOrigins;
const addressOf = (more: Record<string, string>) =>
  readConfig({ ...NEEDED, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://jobs.town.in', ...more }).site
    .support.address;

describe('the origins of stored files', () => {
  it('contain the public address of the object store, if there is one', () => {
    expect(filesFrom({})).toEqual([]);
    expect(filesFrom({ S3_PUBLIC_ENDPOINT: 'https://store.town.in/s3/' })).toEqual(['https://store.town.in']);
  });

  it('are FILE_ORIGINS if it is set', () => {
    const both = { FILE_ORIGINS: 'https://files.town.in', S3_PUBLIC_ENDPOINT: 'https://store.town.in' };
    expect(filesFrom(both)).toEqual(['https://files.town.in']);
  });
});

it('the support address is SUPPORT_ADDRESS, else OPERATOR_ADDRESS, else null', () => {
  expect(addressOf({ SUPPORT_ADDRESS: 'Shop 1', OPERATOR_ADDRESS: 'Office 2' })).toBe('Shop 1');
  expect(addressOf({ OPERATOR_ADDRESS: 'Office 2' })).toBe('Office 2');
  expect(addressOf({})).toBeNull();
});

it.each([
  ['EMPLOYER_URL', 'https://employers.example.com/'],
  ['X_URL', 'https://x.example.com/nukkadjobs'],
  ['SUPPORT_EMAIL', 'help@example.com'],
  ['SUPPORT_PHONE', '+91 00000 00000'],
])('production does not start with an example value of %s, development does', (name, value) => {
  expect(() => addressOf({ [name]: value })).toThrow(name);
  expect(readConfig({ ...NEEDED, [name]: value }).site.brand).toBe('Nukkad Jobs');
});
