import { statesOf } from './error-states.ts';

/** Error codes of a lost connection: of Node, PostgreSQL and Prisma, and error kinds of Prisma's driver adapter. */
export const LOST_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // While a container restarts, its host name cannot be resolved for a moment.
  'ENOTFOUND',
  'EAI_AGAIN',
  // The server is shutting down, crashed or starting, or all its connections are taken after a restart.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'P1001',
  'P1017',
  'DatabaseNotReachable',
  'ConnectionClosed',
  'TooManyConnections',
]);
/** PgBouncer reports 08P01 when it rejects a statement because it is shutting down. */
export const CONNECTION_EXCEPTION = /^08[0-9A-Z]{3}$/;
const LOST_WORDS =
  /Connection terminated unexpectedly|encountered a connection error|has closed the connection/i;

/**
 * Whether an error means that the connection broke or was refused, so that a new attempt may succeed soon. Returns
 * false for a statement timeout and for a server that does not respond.
 */
export function isConnectionLost(error: unknown): boolean {
  return statesOf(error).some(
    ({ code = '', message = '' }) =>
      LOST_CODES.has(code) || CONNECTION_EXCEPTION.test(code) || LOST_WORDS.test(message),
  );
}
