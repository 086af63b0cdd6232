const CODES = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|57P0|57014|53|55P03|25006|40)/;
const WORDS =
  /Connection terminated|timeout expired|timeout exceeded|Query read timeout|not queryable|connection error/i;

/** Why the database cannot serve at the moment; null for any other error. */
export function unavailabilityOf(error: unknown): string | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && CODES.test(code)) return code;
  return WORDS.exec(String(message))?.[0] ?? null;
}
