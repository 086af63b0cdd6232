const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** An error of the S3 client. It has metadata, also if the store did not respond. */
interface StoreFailure {
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
}

/**
 * Whether the object store did not serve a request: it did not respond in time, broke off, wants fewer requests, or
 * reported an error of its own. The client may send the request again.
 */
export function isStoreUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { $metadata: metadata } = error as StoreFailure;
  if (metadata === undefined) return false;
  const { httpStatusCode: status } = metadata;
  return status === undefined || status === TOO_MANY_REQUESTS || status >= FIRST_SERVER_ERROR;
}
