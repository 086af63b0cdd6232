/** Code or message of one error in a chain of causes. */
export interface ErrorState {
  /** An error code of Node, PostgreSQL or Prisma, or the `kind` of an error of Prisma's driver adapter. */
  readonly code: string | undefined;
  readonly message: string | undefined;
}

/**
 * Maximum length of a chain of causes, more than any real chain has. The limit is needed because causes may form a
 * cycle.
 */
const DEPTH_MAX = 6;

/**
 * Returns the codes and messages of an error and of all its causes, outermost first. Prisma stores the driver's error
 * in `meta.driverAdapterError`, and its adapter stores it in `cause`. Several failed attempts to connect are one
 * `AggregateError`.
 */
export function statesOf(error: unknown, depth = 0): ErrorState[] {
  if (typeof error !== 'object' || error === null || depth > DEPTH_MAX) return [];
  const { code, originalCode, kind, message, originalMessage, cause, meta, errors } = error as Record<
    string,
    unknown
  >;
  const codes = [originalCode, code, kind].filter((value) => typeof value === 'string');
  const words = [message, originalMessage].find((value) => typeof value === 'string');
  const below = [cause, (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError];
  if (Array.isArray(errors)) below.push(...errors);
  return [
    ...codes.map((value) => ({ code: value, message: undefined })),
    { code: undefined, message: words },
    ...below.flatMap((inner) => statesOf(inner, depth + 1)),
  ];
}
