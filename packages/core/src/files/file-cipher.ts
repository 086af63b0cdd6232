import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../security/keys.ts';

/**
 * Algorithm and version of the layout (nonce, ciphertext, tag). Stored with each file, so that the scheme can change.
 */
export const FILE_ENCRYPTION = 'aes-256-gcm/1';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type CipherKeys = Pick<Keys, 'fileEncryption'>;

function keyOf({ fileEncryption }: CipherKeys): Buffer {
  return Buffer.from(fileEncryption, 'hex');
}

/**
 * Returns an encrypted file. The storage key is authenticated too, so that one stored file cannot be swapped for
 * another.
 */
export function encryptFile(keys: CipherKeys, storageKey: string, plaintext: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys), nonce);
  cipher.setAAD(Buffer.from(storageKey));
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

/** Returns a decrypted file. Throws if the bytes or the storage key were changed. */
export function decryptFile(keys: CipherKeys, storageKey: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keys), sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(storageKey));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
