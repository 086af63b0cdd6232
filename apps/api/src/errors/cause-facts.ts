/**
 * Returns the loggable facts of an error from outside the catalogue: class, code and status. Its message is left out,
 * because it may contain a phone number.
 */
export function causeFacts(cause: unknown): Readonly<Record<string, string | number>> {
  if (!(cause instanceof Error)) return {};
  const { code, status } = cause as { readonly code?: unknown; readonly status?: unknown };
  const facts = { cause: cause.name, causeCode: code, causeStatus: status };
  const known = Object.entries(facts).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(known) as Record<string, string | number>;
}
