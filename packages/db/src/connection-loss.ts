import { statesOf } from './error-states.ts';

/** Codes of Node, of PostgreSQL, of Prisma, and kinds of its adapter. */
export const LOST_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  // The name of a container that starts again is not known for a moment.
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // The server was ended, crashed, or is on its way up; its connections were all taken by those who came back first.
  ...['57P01', '57P02', '57P03', '53300'],
  ...['P1001', 'P1017', 'DatabaseNotReachable', 'ConnectionClosed', 'TooManyConnections'],
]);
/** PgBouncer tells so of a statement that it takes no more because it ends (08P01). */
export const CONNECTION_EXCEPTION = /^08[0-9A-Z]{3}$/;
const LOST_WORDS =
  /Connection terminated unexpectedly|encountered a connection error|has closed the connection/i;

/**
 * Whether the connection to the database broke, or did not come about, in a way that a new one may mend soon: not a
 * statement that took too long, nor a server that says nothing.
 */
export function isConnectionLost(error: unknown): boolean {
  return statesOf(error).some(
    ({ code = '', message = '' }) =>
      LOST_CODES.has(code) || CONNECTION_EXCEPTION.test(code) || LOST_WORDS.test(message),
  );
}
