/** What one error of a chain says of itself. */
export interface ErrorState {
  /** A code of Node, PostgreSQL or Prisma, or the kind that a driver adapter names. */
  readonly code: string | undefined;
  readonly message: string | undefined;
}

/** Deeper than any chain that the driver, its adapter and Prisma make; a chain may be a circle. */
const DEPTH_MAX = 6;

/**
 * The states of an error and of all that caused it. Prisma keeps the driver's error under `meta.driverAdapterError`, the
 * adapter what it made of it under `cause`; several failed attempts to connect come as one `AggregateError`.
 */
export function statesOf(error: unknown, depth = 0): ErrorState[] {
  if (typeof error !== 'object' || error === null || depth > DEPTH_MAX) return [];
  const { code, originalCode, kind, message, originalMessage, cause, meta, errors } = error as Record<
    string,
    unknown
  >;
  const own = [originalCode, code, kind].filter((value) => typeof value === 'string');
  const words = [message, originalMessage].find((value) => typeof value === 'string');
  const below = [cause, (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError];
  if (Array.isArray(errors)) below.push(...errors);
  return [
    ...own.map((value) => ({ code: value, message: undefined })),
    { code: undefined, message: words },
    ...below.flatMap((inner) => statesOf(inner, depth + 1)),
  ];
}
