/**
 * Returns what may be logged of a foreign error: its class, code and status. Its message may contain a phone number.
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
