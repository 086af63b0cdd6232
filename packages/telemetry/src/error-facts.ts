/** Fields that hold names of the schema, of a system call, a state; never `detail`, which quotes the row. */
const FIELDS = ['code', 'status', 'syscall', 'originalCode', 'constraint', 'table', 'column'] as const;
type Fields = Partial<Record<(typeof FIELDS)[number], string | number>>;

export interface ErrorFacts extends Readonly<Fields> {
  readonly name: string;
  /** Where it arose: places in the code alone. */
  readonly at: readonly string[];
  readonly cause?: ErrorFacts;
}

const FRAME = /^\s+at /;
const FRAMES_MOST = 20;
const CAUSES_MOST = 3;

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
    .slice(0, FRAMES_MOST)
    .map((line) => line.trim());
}

/** The cause that an error names, or that Prisma's adapter has of the database. */
function causeOf(error: object): unknown {
  const { cause, meta } = error as {
    readonly cause?: unknown;
    readonly meta?: { readonly driverAdapterError?: unknown };
  };
  return cause ?? meta?.driverAdapterError;
}

/**
 * What logs and reports say of an error, and of its causes. Messages, and what an error carries besides, may repeat what a
 * person typed or what is stored of them (PostgreSQL quotes the row that a CHECK refuses), so they stay out.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { name: typeof error, at: [] };
  const { name } = error as { readonly name?: unknown };
  const cause = depth < CAUSES_MOST ? causeOf(error) : undefined;
  return {
    name: typeof name === 'string' ? name : 'object',
    ...fieldsOf(error),
    at: framesOf(error),
    ...(typeof cause === 'object' && cause !== null && { cause: errorFacts(cause, depth + 1) }),
  };
}
