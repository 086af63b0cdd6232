import { describe, expect, it } from 'vitest';
import { frameOrigins, secureAddress, socialAddress, websiteAddress } from './website.ts';

describe('websiteAddress', () => {
  it('adds a missing scheme', () => {
    expect(websiteAddress('example.in/jobs')).toBe('http://example.in/jobs');
    expect(websiteAddress(' https://example.in ')).toBe('https://example.in/');
    expect(websiteAddress('example.in:8080')).toBe('http://example.in:8080/');
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    'javascript://example.in/%0aalert(1)',
    'ftp://example.in',
    'no spaces.in',
  ])('refuses %j', (text) => {
    expect(websiteAddress(text)).toBeNull();
  });

  it.each(['javascript:alert(1)', 'localhost', 'http://user:word@example.in'])('refuses %j', (text) => {
    expect(websiteAddress(text)).toBeNull();
  });
});

describe('the origins of a frame', () => {
  it.each([
    ['http://shinde.example/jobs', ['https://shinde.example', 'https://www.shinde.example']],
    ['www.shinde.example', ['https://shinde.example', 'https://www.shinde.example']],
    ['shinde.example:8443', ['https://shinde.example:8443', 'https://www.shinde.example:8443']],
    ['jobs.shinde.example', ['https://jobs.shinde.example', 'https://www.jobs.shinde.example']],
    ['localhost', []],
    [null, []],
  ])('of %j are %j', (text, origins) => expect(frameOrigins(text)).toEqual(origins));
});

it('tries https first', () => {
  expect(secureAddress('http://example.in/')).toBe('https://example.in/');
  expect(secureAddress('https://example.in/')).toBe('https://example.in/');
});

describe('socialAddress', () => {
  it("accepts the network's own hosts", () => {
    expect(socialAddress('LINKEDIN', 'in.linkedin.com/in/asha?x=1')).toBe('https://in.linkedin.com/in/asha');
    expect(socialAddress('FACEBOOK', 'https://fb.com/asha')).toBe('https://fb.com/asha');
    expect(socialAddress('INSTAGRAM', 'instagram.com/asha')).toBe('https://instagram.com/asha');
  });

  it.each([
    ['LINKEDIN', 'linkedin.com'],
    ['FACEBOOK', 'facebook.com'],
    ['FACEBOOK', 'fb.com'],
    ['FACEBOOK', 'fb.me'],
    ['INSTAGRAM', 'instagram.com'],
  ] as const)('takes for %s only %s and the hosts below it', (network, host) => {
    expect(socialAddress(network, `http://${host}/asha?x=1#y`)).toBe(`https://${host}/asha`);
    expect(socialAddress(network, `www.${host}/asha`)).toBe(`https://www.${host}/asha`);
    expect(socialAddress(network, `https://x${host}/asha`)).toBeNull();
    for (const other of ['LINKEDIN', 'FACEBOOK', 'INSTAGRAM'] as const)
      if (other !== network) expect(socialAddress(other, `${host}/asha`)).toBeNull();
  });

  it('refuses others', () => {
    expect(socialAddress('LINKEDIN', 'https://notlinkedin.com/in/asha')).toBeNull();
    expect(socialAddress('FACEBOOK', 'https://facebook.com.evil.in/asha')).toBeNull();
    expect(socialAddress('INSTAGRAM', 'asha')).toBeNull();
  });
});
