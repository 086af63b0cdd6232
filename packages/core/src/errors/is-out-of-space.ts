/**
 * Codes of the system errors of a full disk, an exhausted quota and a read-only file system. NAMES has the errors of
 * S3-compatible stores.
 */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const NAMES: ReadonlySet<unknown> = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);
const INSUFFICIENT_STORAGE = 507;

interface StorageFailure {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Whether a file could not be stored because the disk or the object store is full. */
export function isOutOfSpace(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, $metadata } = error as StorageFailure;
  return CODES.has(code) || NAMES.has(name) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
}
