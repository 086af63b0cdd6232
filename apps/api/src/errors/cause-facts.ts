/** What a log may say of an error of others: its class, code and status, never its words, which may name a number. */
export function causeFacts(cause: unknown): Readonly<Record<string, string | number>> {
  if (!(cause instanceof Error)) return {};
  const { code, status } = cause as { readonly code?: unknown; readonly status?: unknown };
  const facts = { cause: cause.name, causeCode: code, causeStatus: status };
  const known = Object.entries(facts).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(known) as Record<string, string | number>;
}
