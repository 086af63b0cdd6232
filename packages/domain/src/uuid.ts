const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Whether an id is a UUID. A query with any other text would fail on a UUID column, so callers treat it as not found.
 */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
