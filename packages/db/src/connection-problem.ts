import { statesOf } from './error-states.ts';

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
]);
const UNKNOWN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN']);
const TIMEOUT = /timeout expired|timeout exceeded when trying to connect|terminated unexpectedly/i;

interface Address {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

/** Returns the parts of a connection string without the password; null if it is not a URL. */
function addressOf(url: string): Address | null {
  if (!URL.canParse(url)) return null;
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const host = `${hostname || searchParams.get('host') || 'localhost'}:${port || 5432}`;
  return { host, user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) };
}

function problemOf(code: string, message: string, { host, user, database }: Address): string | null {
  if (UNKNOWN_HOST.has(code)) return `The database's host is not known: ${host}.`;
  if (code === '28P01' || code === '28000')
    return `The database at ${host} refused the user "${user}": the name or the password is wrong.`;
  if (code === '3D000') return `There is no database "${database}" at ${host}.`;
  if (code === '53300')
    return `The database at ${host} has no connection left. Try again, or let it have more.`;
  if (code.startsWith('57P'))
    return `The database at ${host} is starting or stopping. Try again in a moment.`;
  if (NETWORK.has(code) || code === 'P1001' || TIMEOUT.test(message))
    return `The database at ${host} does not answer. Is it running, and is the address right?`;
  return null;
}

/**
 * Returns a one-line explanation if the error means that the database cannot be reached or refuses the login;
 * otherwise null. The text never contains the password.
 */
export function connectionProblem(error: unknown, url: string): string | null {
  const address = addressOf(url);
  if (!address)
    return 'DATABASE_URL must be an address such as postgresql://user:password@localhost:5432/nukkad';
  // The error at the end of the chain of causes is the most specific.
  for (const { code = '', message = '' } of statesOf(error).toReversed()) {
    const problem = problemOf(code, message, address);
    if (problem) return `${problem} (DATABASE_URL)`;
  }
  return null;
}
