import { describe, expect, it } from 'vitest';
import { decryptFile, encryptFile } from './file-cipher.ts';

const KEY = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const KEYS = { fileEncryption: [KEY] } as const;
const NAME = 'aadhaar-1.webp';
const PAPER = Buffer.from('an identity paper');

function withChangedByte(sealed: Buffer, at: number): Buffer {
  const changed = Buffer.from(sealed);
  const index = at < 0 ? changed.length + at : at;
  changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
  return changed;
}

describe('an encrypted file', () => {
  it('is opened with its key and its storage key', () => {
    const sealed = encryptFile(KEYS, NAME, PAPER);
    expect(sealed.includes(PAPER)).toBe(false);
    expect(decryptFile(KEYS, NAME, sealed)).toEqual({ plaintext: PAPER, isCurrent: true });
  });

  it('differs each time, because the nonce is random', () => {
    expect(encryptFile(KEYS, NAME, PAPER)).not.toEqual(encryptFile(KEYS, NAME, PAPER));
  });

  it('cannot be opened if a byte, the nonce, the tag or the storage key was changed', () => {
    const sealed = encryptFile(KEYS, NAME, PAPER);
    for (const at of [0, 11, 12, -17, -16, -1])
      expect(() => decryptFile(KEYS, NAME, withChangedByte(sealed, at)), `byte ${at}`).toThrow();
    expect(() => decryptFile(KEYS, 'aadhaar-2.webp', sealed)).toThrow();
    expect(() => decryptFile({ fileEncryption: [OTHER] }, NAME, sealed)).toThrow();
    expect(() => decryptFile(KEYS, NAME, sealed.subarray(0, -1))).toThrow();
  });

  it('is opened with the previous key too, and says that the current one had not encrypted it', () => {
    const sealed = encryptFile(KEYS, NAME, PAPER);
    const rotated = { fileEncryption: [OTHER, KEY] } as const;
    expect(decryptFile(rotated, NAME, sealed)).toEqual({ plaintext: PAPER, isCurrent: false });
    const again = encryptFile(rotated, NAME, PAPER);
    expect(decryptFile({ fileEncryption: [OTHER] }, NAME, again)).toEqual({
      plaintext: PAPER,
      isCurrent: true,
    });
    expect(() => decryptFile(KEYS, NAME, again)).toThrow(`no key opens the file ${NAME}`);
  });

  it.each([0, 11, 12, 27])('cannot be opened if only %i bytes are left', (length) => {
    const sealed = encryptFile(KEYS, NAME, PAPER);
    expect(() => decryptFile(KEYS, NAME, sealed.subarray(0, length))).toThrow();
  });
});
