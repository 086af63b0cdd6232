import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCertificate } from './certificate.ts';

it('is valid for its hosts, and signed by its own key', () => {
  const { key, cert } = createCertificate(['api.one.example', 'two.example']);
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(key).toContain('PRIVATE KEY');
  expect(read.checkHost('api.one.example')).toBe('api.one.example');
  expect(read.checkHost('two.example')).toBe('two.example');
  expect(read.checkHost('three.example')).toBeUndefined();
  expect(read.validFromDate.getTime()).toBeLessThan(Date.now());
  expect(read.validToDate.getTime()).toBeGreaterThan(Date.now());
});

it('can be read, whatever its length', () => {
  for (let length = 1; length <= 60; length += 1) {
    const host = `${'a'.repeat(length)}.example`;
    expect(new X509Certificate(createCertificate([host]).cert).checkHost(host)).toBe(host);
  }
});
