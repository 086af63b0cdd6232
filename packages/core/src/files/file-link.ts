import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CoreConfig } from '../config/core-config.ts';
import type { Keys } from '../security/keys.ts';

export const FILE_LINK_SECONDS = 300;

export interface FileLink {
  readonly key: string;
  /** Time at which the link expires, in Unix seconds. */
  readonly expires: number;
  /** File name for saving; empty if the browser shows the file in place. */
  readonly name: string;
}

function signatureOf(signingKey: string, { key, expires, name }: FileLink): Buffer {
  const signed = `${key}\n${expires}\n${name}`;
  return createHmac('sha256', Buffer.from(signingKey, 'hex')).update(signed).digest();
}

/** Returns a signed URL of the API for one file. Anybody who has it can open the file until it expires. */
export function fileLink(
  { config, keys }: { config: Pick<CoreConfig, 'filesUrl'>; keys: Pick<Keys, 'fileLink'> },
  link: FileLink,
): string {
  const url = new URL(`files/${link.key}`, config.filesUrl);
  url.searchParams.set('expires', String(link.expires));
  if (link.name) url.searchParams.set('name', link.name);
  url.searchParams.set('signature', signatureOf(keys.fileLink[0], link).toString('base64url'));
  return url.href;
}

/** Whether this API signed the link, with its current or a previous key, and it has not expired. */
export function isFileLinkValid(
  keys: Pick<Keys, 'fileLink'>,
  link: FileLink,
  signature: string,
  now: Date,
): boolean {
  const received = Buffer.from(signature, 'base64url');
  const isSigned = keys.fileLink.some((key) => {
    const expected = signatureOf(key, link);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  return isSigned && link.expires * 1000 > now.getTime();
}
