import { ACCESS_TOKEN_PURPOSE, deriveKey } from '@nukkad/server/keys/index.ts';
import type { CoreConfig } from '../config/core-config.ts';

/** A signing key that can be rotated: new signatures use the first key, and every key verifies. */
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
  /** Encrypts identity papers. */
  readonly fileEncryption: string;
}

type Secrets = Pick<CoreConfig, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS' | 'DATA_SECRET'>;

/**
 * Derives every key. Signatures live for minutes and follow JWT_SECRET, which can be rotated. Stored hashes and encrypted
 * files follow DATA_SECRET, which stays; it defaults to JWT_SECRET.
 */
export function deriveKeys({ JWT_SECRET, JWT_SECRET_PREVIOUS, DATA_SECRET }: Secrets): Keys {
  const previous = JWT_SECRET_PREVIOUS === undefined ? [] : [JWT_SECRET_PREVIOUS];
  const signing = (purpose: string): RotatingKey => [
    deriveKey(JWT_SECRET, purpose),
    ...previous.map((secret) => deriveKey(secret, purpose)),
  ];
  const stored = (purpose: string): string => deriveKey(DATA_SECRET ?? JWT_SECRET, purpose);
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
    fileEncryption: stored('file-encryption-v1'),
  };
}
