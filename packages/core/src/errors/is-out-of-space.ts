/** No room on the disk, none left of a quota, mounted read-only; and what stores that speak S3 say of the same. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const NAMES: ReadonlySet<unknown> = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);
const INSUFFICIENT_STORAGE = 507;

interface StorageFailure {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Whether a file was refused for want of room to keep it. */
export function isOutOfSpace(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, $metadata } = error as StorageFailure;
  return CODES.has(code) || NAMES.has(name) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
}
