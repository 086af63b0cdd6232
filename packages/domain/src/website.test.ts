import { describe, expect, it } from 'vitest';
import { secureAddress, socialAddress, websiteAddress } from './website.ts';

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

  it('refuses others', () => {
    expect(socialAddress('LINKEDIN', 'https://notlinkedin.com/in/asha')).toBeNull();
    expect(socialAddress('FACEBOOK', 'https://facebook.com.evil.in/asha')).toBeNull();
    expect(socialAddress('INSTAGRAM', 'asha')).toBeNull();
  });
});
