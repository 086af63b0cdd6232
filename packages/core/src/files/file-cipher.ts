import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../security/keys.ts';

/**
 * Algorithm and version of the layout (nonce, ciphertext, tag). Stored with each file, so that the scheme can change.
 */
export const FILE_ENCRYPTION = 'aes-256-gcm/1';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type CipherKeys = Pick<Keys, 'fileEncryption'>;

/**
 * Returns an encrypted file. The storage key is authenticated too, so that one stored file cannot be swapped for
 * another.
 */
export function encryptFile(keys: CipherKeys, storageKey: string, plaintext: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(keys.fileEncryption[0], 'hex'), nonce);
  cipher.setAAD(Buffer.from(storageKey));
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

/** Returns the content of an encrypted file; null if another key encrypted it, or its bytes or the storage key were changed. */
function decryptWith(key: string, storageKey: string, sealed: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(storageKey));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const start = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]);
  } catch {
    return null;
  }
}

/** A decrypted file. */
interface DecryptedFile {
  readonly plaintext: Buffer;
  /** Whether the current key had encrypted it. */
  readonly isCurrent: boolean;
}

/** Returns a decrypted file. Throws if no key opens it, or the bytes or the storage key were changed. */
export function decryptFile(keys: CipherKeys, storageKey: string, sealed: Buffer): DecryptedFile {
  for (const [index, key] of keys.fileEncryption.entries()) {
    const plaintext = decryptWith(key, storageKey, sealed);
    if (plaintext !== null) return { plaintext, isCurrent: index === 0 };
  }
  throw new Error(`no key opens the file ${storageKey}`);
}
