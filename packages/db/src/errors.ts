import { CONNECTION_EXCEPTION, LOST_CODES } from './connection-loss.ts';
import { statesOf } from './error-states.ts';

/** What the parts of an error are, as far as it came from the database, through `pg` or through Prisma. */
interface DatabaseFailure {
  /** PostgreSQL's five-character code. */
  code: string | undefined;
  constraint: string | undefined;
  message: string;
}

interface AdapterCause {
  originalCode?: string;
  originalMessage?: string;
  code?: string;
  message?: string;
  constraint?: { index?: string; fields?: string[] };
}

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const FOREIGN_KEY_VIOLATION = '23503';
const CONFLICTS = new Set(['40001', '40P01']);
const DISK_FULL = '53100';

/** Beside those that tell of a lost connection. */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  ...LOST_CODES,
  // It says nothing, or has no memory.
  ...['ETIMEDOUT', '53200'],
  // A statement took too long, a lock did, a transaction lay idle; the server is a standby that takes no writes.
  ...['57014', '55P03', '25P03', '25006'],
  // It lets the role in no more, or there is no such database: an operator is changing one, or set it wrongly.
  ...['28000', '28P01', '3D000', 'P1000', 'P1003', 'P1010'],
  ...['AuthenticationFailed', 'DatabaseAccessDenied', 'DatabaseDoesNotExist'],
  ...['P1002', 'P1008', 'P2024', 'P2028', 'P2034', 'P2037', 'SocketTimeout'],
]);
/** What `pg` and Prisma say without a code. */
const UNAVAILABLE_WORDS = new RegExp(
  [
    'Connection terminated',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'too many clients',
    'Client has encountered a connection error',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end',
    'Server has closed the connection',
    'Unable to start a transaction',
  ].join('|'),
  'i',
);

/** The name of the constraint that an error tells of, or null: the way to know which rule refused a write. */
export function constraintOf(error: unknown): string | null {
  const failure = failureOf(error);
  return failure?.constraint ?? null;
}

/** Whether a write was refused because the same is there already; with a name, by that constraint alone. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, UNIQUE_VIOLATION, constraint);
}

/** Whether a write was refused by a CHECK, or by a trigger that speaks like one. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, CHECK_VIOLATION, constraint);
}

/** Whether a write named something that is not there (any more). */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATION, constraint);
}

/** Whether the server gave this transaction up in favour of another: it may be tried again. */
export function isWriteConflict(error: unknown): boolean {
  const failure = failureOf(error);
  return CONFLICTS.has(failure?.code ?? '') || (error as { code?: string } | null)?.code === 'P2034';
}

/**
 * Why the database cannot serve at the moment: it is away, frozen, ending or overrun, lets nobody in, or gave a statement
 * up for its time. Null for any other error. Whether a write took effect is not known then; it may be sent again later.
 */
export function unavailabilityOf(error: unknown): string | null {
  for (const { code, message } of statesOf(error)) {
    if (
      code !== undefined &&
      (UNAVAILABLE.has(code) || CONFLICTS.has(code) || CONNECTION_EXCEPTION.test(code))
    )
      return code;
    const said = UNAVAILABLE_WORDS.exec(message ?? '');
    if (said) return said[0];
  }
  return null;
}

/** Whether a write was refused for want of space on the database's disk. */
export function isDatabaseFull(error: unknown): boolean {
  return statesOf(error).some(({ code }) => code === DISK_FULL);
}

function isViolation(error: unknown, code: string, constraint: string | undefined): boolean {
  const failure = failureOf(error);
  if (failure?.code !== code) return false;
  return constraint === undefined || failure.constraint === constraint;
}

function failureOf(error: unknown): DatabaseFailure | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint, message, severity } = error as Record<string, unknown>;
  if (typeof severity === 'string') {
    return { code: text(code), constraint: text(constraint), message: String(message) };
  }
  const cause = adapterCauseOf(error);
  if (cause === null) return null;
  const said = cause.originalMessage ?? cause.message ?? '';
  return {
    code: cause.originalCode ?? cause.code,
    constraint: cause.constraint?.index ?? constraintIn(said),
    message: said,
  };
}

/** Prisma keeps the driver's words under `meta.driverAdapterError.cause`, or is the adapter's error itself. */
function adapterCauseOf(error: object): AdapterCause | null {
  const { meta, cause } = error as {
    meta?: { driverAdapterError?: { cause?: AdapterCause } };
    cause?: AdapterCause;
  };
  return meta?.driverAdapterError?.cause ?? (cause?.originalCode === undefined ? null : cause);
}

/** For a CHECK the adapter passes on the message alone, which ends in the quoted name. */
function constraintIn(message: string): string | undefined {
  return /constraint "([^"]+)"/.exec(message)?.[1];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
