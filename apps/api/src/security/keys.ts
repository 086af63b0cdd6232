import { ACCESS_TOKEN_PURPOSE, deriveKey } from '@nukkad/security';

/** One key a purpose, so that what one of them protects tells nothing about the others. */
export interface Keys {
  readonly accessToken: string;
  readonly cookie: string;
  /** One-time codes and the network addresses that asked for them. */
  readonly otp: string;
  /** What is kept of sign-ins and numbers whose account is gone. */
  readonly accountTrace: string;
  /** The sign-ins and numbers of those who reported a job. */
  readonly reports: string;
  /** The sign-ins, numbers and network addresses whose actions a day are counted. */
  readonly dailyLimits: string;
  readonly localProvider: string;
  /** Signs the addresses of files. */
  readonly fileLink: string;
  /** Encrypts identity papers. */
  readonly fileEncryption: string;
}

/** Derives every key from the product's one secret. */
export function deriveKeys(secret: string): Keys {
  return {
    accessToken: deriveKey(secret, ACCESS_TOKEN_PURPOSE),
    cookie: deriveKey(secret, 'cookie'),
    otp: deriveKey(secret, 'otp'),
    accountTrace: deriveKey(secret, 'account-trace'),
    reports: deriveKey(secret, 'reports'),
    dailyLimits: deriveKey(secret, 'daily-limits'),
    localProvider: deriveKey(secret, 'local-provider'),
    fileLink: deriveKey(secret, 'file-link'),
    fileEncryption: deriveKey(secret, 'file-encryption-v1'),
  };
}
