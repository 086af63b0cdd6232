import { describe, expect, it } from 'vitest';
import { signedAddressOf } from './file-address.ts';

const NOW = new Date('2027-03-10T06:30:00.900Z');

/** Returns the address of a file, and what the object store was asked for. */
async function addressOf(contentType: string, { isEncrypted = false, isDirect = false } = {}) {
  const asked: unknown[] = [];
  const deps = {
    config: { filesUrl: 'https://files.test/' },
    keys: { fileLink: ['1'.repeat(64)] },
    clock: { now: () => NOW },
    storage: {
      presign: async (...given: unknown[]) => {
        asked.push(given);
        return isDirect ? 'https://store.test/a' : null;
      },
    },
  };
  const file = { key: 'a.bin', contentType, encryption: isEncrypted ? {} : null };
  const { url, expiresInSeconds } = await signedAddressOf(deps as never, file as never);
  return { asked, url: new URL(url), expiresInSeconds };
}

describe('the address of a file', () => {
  it.each([
    ['application/pdf', null],
    ['image/webp', null],
    ['video/mp4', null],
    ['application/msword', 'a.bin'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.bin'],
    ['text/html', 'a.bin'],
    ['application/pdf+image/png', 'a.bin'],
  ])('of %s is saved as %j', async (contentType, name) => {
    const { url, asked } = await addressOf(contentType);
    expect(url.searchParams.get('name')).toBe(name);
    expect(asked).toEqual([['a.bin', { contentType, downloadAs: name }, 300]]);
  });

  it('is valid for five minutes, from the whole second on', async () => {
    const { url, expiresInSeconds } = await addressOf('image/webp');
    expect(expiresInSeconds).toBe(300);
    expect(url.searchParams.get('expires')).toBe(String(Date.parse('2027-03-10T06:35:00Z') / 1000));
  });

  it('is that of a public store, but not for an encrypted file', async () => {
    expect((await addressOf('image/webp', { isDirect: true })).url.href).toBe('https://store.test/a');
    const encrypted = await addressOf('image/webp', { isDirect: true, isEncrypted: true });
    expect([encrypted.url.origin, encrypted.asked]).toEqual(['https://files.test', []]);
  });
});
