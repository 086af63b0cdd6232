import { ACCESS_TOKEN_PURPOSE, deriveKey } from '@nukkad/server/keys/index.ts';
import type { CoreConfig } from '../config/core-config.ts';

/** A key that can be rotated: the first one signs or encrypts, and every key verifies or decrypts. */
export type RotatingKey = readonly [current: string, ...previous: string[]];

/** A separate key for each purpose, so that a leaked key is useless for the others. All are hexadecimal. */
export interface Keys {
  readonly accessToken: RotatingKey;
  readonly cookie: RotatingKey;
  /** Signs the addresses of files. */
  readonly fileLink: RotatingKey;
  /** Signs the challenges of passkeys. */
  readonly passkeyChallenge: RotatingKey;
  readonly localProvider: string;
  /** Hashes one-time codes and the network addresses that requested them. */
  readonly otp: string;
  /** Hashes the sign-ins and numbers of deleted accounts. */
  readonly accountTrace: string;
  /** Hashes the sign-ins and numbers of those who reported a job. */
  readonly reports: string;
  /** Hashes the sign-ins, numbers and network addresses whose daily actions are counted. */
  readonly dailyLimits: string;
  /** Hashes phrases that the search does not know, and the networks that they were typed from. */
  readonly missingWords: string;
  /** Hashes seekers' ids in the access ledger. */
  readonly accessLedger: string;
  /** Encrypts identity papers and papers of companies. */
  readonly fileEncryption: RotatingKey;
}

type Secrets = Pick<
  CoreConfig,
  'JWT_SECRET' | 'JWT_SECRET_PREVIOUS' | 'DATA_SECRET' | 'FILE_SECRET' | 'FILE_SECRET_PREVIOUS'
>;

function rotating(purpose: string, current: string, previous: string | undefined): RotatingKey {
  const key = deriveKey(current, purpose);
  return previous === undefined ? [key] : [key, deriveKey(previous, purpose)];
}

/**
 * Derives every key. Signatures live for minutes and follow JWT_SECRET, which can be rotated. Stored hashes follow DATA_SECRET,
 * which stays; it defaults to JWT_SECRET. Encrypted files follow FILE_SECRET, which can be rotated with `ops files encrypt-again`;
 * it defaults to DATA_SECRET.
 */
export function deriveKeys(secrets: Secrets): Keys {
  const { JWT_SECRET, JWT_SECRET_PREVIOUS, DATA_SECRET = JWT_SECRET, FILE_SECRET = DATA_SECRET } = secrets;
  const signing = (purpose: string): RotatingKey => rotating(purpose, JWT_SECRET, JWT_SECRET_PREVIOUS);
  const stored = (purpose: string): string => deriveKey(DATA_SECRET, purpose);
  return {
    accessToken: signing(ACCESS_TOKEN_PURPOSE),
    cookie: signing('cookie'),
    fileLink: signing('file-link'),
    passkeyChallenge: signing('passkey-challenge'),
    localProvider: deriveKey(JWT_SECRET, 'local-provider'),
    otp: stored('otp'),
    accountTrace: stored('account-trace'),
    reports: stored('reports'),
    dailyLimits: stored('daily-limits'),
    missingWords: stored('missing-words'),
    accessLedger: stored('access-ledger'),
    fileEncryption: rotating('file-encryption-v1', FILE_SECRET, secrets.FILE_SECRET_PREVIOUS),
  };
}
