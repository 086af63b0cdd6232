import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Keys } from '../../security/keys.ts';

export const FILE_LINK_SECONDS = 300;

export interface FileLink {
  readonly key: string;
  /** Seconds since 1970. */
  readonly expires: number;
  /** The name for saving; empty where it is shown in place. */
  readonly name: string;
}

function signatureOf({ fileLink }: Pick<Keys, 'fileLink'>, { key, expires, name }: FileLink): Buffer {
  const signed = `${key}\n${expires}\n${name}`;
  return createHmac('sha256', Buffer.from(fileLink, 'hex')).update(signed).digest();
}

/** An address of the API that opens one file until it expires, for whoever has it. */
export function fileLink(
  { config, keys }: { config: Pick<Config, 'filesUrl'>; keys: Pick<Keys, 'fileLink'> },
  link: FileLink,
): string {
  const url = new URL(`files/${link.key}`, config.filesUrl);
  url.searchParams.set('expires', String(link.expires));
  if (link.name) url.searchParams.set('name', link.name);
  url.searchParams.set('signature', signatureOf(keys, link).toString('base64url'));
  return url.href;
}

/** Whether a link is one that this API made and that still holds. */
export function isFileLinkGood(
  keys: Pick<Keys, 'fileLink'>,
  link: FileLink,
  signature: string,
  now: Date,
): boolean {
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(keys, link);
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isSigned && link.expires * 1000 > now.getTime();
}
