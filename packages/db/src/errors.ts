import { CONNECTION_EXCEPTION, LOST_CODES } from './connection-loss.ts';
import { statesOf } from './error-states.ts';

/** The parts of a database error, thrown by `pg` or by Prisma. */
interface DatabaseFailure {
  /** SQLSTATE, the five-character code of PostgreSQL. */
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

/** Error codes of an unavailable database, in addition to those of a lost connection. */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  ...LOST_CODES,
  // The server does not respond, or is out of memory.
  'ETIMEDOUT',
  '53200',
  // The deadline of the request passed.
  'DEADLINE_EXCEEDED',
  // A statement, a lock or an idle transaction timed out; or the server is a read-only standby.
  '57014',
  '55P03',
  '25P03',
  '25006',
  // The login is refused or the database does not exist, because of an operator's change or a wrong setting.
  '28000',
  '28P01',
  '3D000',
  'P1000',
  'P1003',
  'P1010',
  'AuthenticationFailed',
  'DatabaseAccessDenied',
  'DatabaseDoesNotExist',
  'P1002',
  'P1008',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
  'SocketTimeout',
]);
/** Messages of errors of `pg` and Prisma that have no code. */
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

/** Returns the name of the constraint that a write violated; null if the error names none. */
export function constraintOf(error: unknown): string | null {
  const failure = failureOf(error);
  return failure?.constraint ?? null;
}

/** Whether a write violated a unique constraint: the given one, or any. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, UNIQUE_VIOLATION, constraint);
}

/** Whether a write violated a CHECK constraint, or a trigger that raises the same error code. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, CHECK_VIOLATION, constraint);
}

/** Whether a write violated a foreign key, because the referenced row does not exist or a row is still referenced. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATION, constraint);
}

/** Whether the transaction failed because of a deadlock or a serialization failure. It may then be repeated. */
export function isWriteConflict(error: unknown): boolean {
  const failure = failureOf(error);
  return CONFLICTS.has(failure?.code ?? '') || (error as { code?: string } | null)?.code === 'P2034';
}

/**
 * Returns the code or message of an error that means that the database is unavailable: not reachable, not responding,
 * shutting down, overloaded, refusing logins, or timing out. Returns null for any other error. A write with such an
 * error may have been stored, and the client may send it again.
 */
export function unavailabilityOf(error: unknown): string | null {
  for (const { code, message } of statesOf(error)) {
    if (
      code !== undefined &&
      (UNAVAILABLE.has(code) || CONFLICTS.has(code) || CONNECTION_EXCEPTION.test(code))
    )
      return code;
    const match = UNAVAILABLE_WORDS.exec(message ?? '');
    if (match) return match[0];
  }
  return null;
}

/** Whether a write failed because the database's disk is full. */
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
  const causeMessage = cause.originalMessage ?? cause.message ?? '';
  return {
    code: cause.originalCode ?? cause.code,
    constraint: cause.constraint?.index ?? constraintIn(causeMessage),
    message: causeMessage,
  };
}

/**
 * Returns the driver's error inside a Prisma error. It is in `meta.driverAdapterError.cause`, or in `cause` of an
 * adapter's error.
 */
function adapterCauseOf(error: object): AdapterCause | null {
  const { meta, cause } = error as {
    meta?: { driverAdapterError?: { cause?: AdapterCause } };
    cause?: AdapterCause;
  };
  return meta?.driverAdapterError?.cause ?? (cause?.originalCode === undefined ? null : cause);
}

/** Extracts the name of a CHECK constraint from the message, because the adapter has no other field for it. */
function constraintIn(message: string): string | undefined {
  return /constraint "([^"]+)"/.exec(message)?.[1];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
