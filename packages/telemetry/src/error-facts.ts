/**
 * Fields of errors that are logged, because they contain only names of the schema, system calls or codes. `detail` is
 * excluded, because it quotes the row.
 */
const FIELDS = ['code', 'status', 'syscall', 'originalCode', 'constraint', 'table', 'column'] as const;
type Fields = Partial<Record<(typeof FIELDS)[number], string | number>>;

export interface ErrorFacts extends Readonly<Fields> {
  readonly name: string;
  /** Frames of the stack trace. */
  readonly at: readonly string[];
  readonly cause?: ErrorFacts;
}

const FRAME = /^\s+at /;
const FRAMES_MAX = 20;
const CAUSES_MAX = 3;

function fieldsOf(error: object): Fields {
  const values = FIELDS.map((field) => [field, (error as Record<string, unknown>)[field]] as const);
  return Object.fromEntries(
    values.filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  ) as Fields;
}

function framesOf(error: object): string[] {
  const { stack } = error as { readonly stack?: unknown };
  const lines = String(stack ?? '').split('\n');
  return lines
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES_MAX)
    .map((line) => line.trim());
}

/** Returns the cause of an error, or the database error behind a Prisma error. */
function causeOf(error: object): unknown {
  const { cause, meta } = error as {
    readonly cause?: unknown;
    readonly meta?: { readonly driverAdapterError?: unknown };
  };
  return cause ?? meta?.driverAdapterError;
}

/**
 * Returns the loggable facts of an error and its causes. Messages and other fields are left out, because they can
 * contain personal data. PostgreSQL, for example, quotes the row that violates a CHECK.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { name: typeof error, at: [] };
  const { name } = error as { readonly name?: unknown };
  const cause = depth < CAUSES_MAX ? causeOf(error) : undefined;
  return {
    name: typeof name === 'string' ? name : 'object',
    ...fieldsOf(error),
    at: framesOf(error),
    ...(typeof cause === 'object' && cause !== null && { cause: errorFacts(cause, depth + 1) }),
  };
}
