const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is an id as the database writes it; another one would be an error of the statement that takes it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
