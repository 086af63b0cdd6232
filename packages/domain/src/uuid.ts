const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a UUID column can be asked for an id; any other names nothing that exists. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
