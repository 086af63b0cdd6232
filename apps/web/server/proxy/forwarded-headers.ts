import type { IncomingHttpHeaders } from 'node:http';
import { travelHeaders } from '@nukkad/telemetry/work-scope.ts';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and headers that this server sets itself. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that a client could forge. The client's values are dropped, and this server sets its own. */
const FORGEABLE =
  /^(?:forwarded|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-request-id|traceparent|tracestate|baggage)$/;

type Headers = Record<string, string | string[]>;

function connectionNames(connection: string | string[] | undefined): string[] {
  return String(connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
}

/** Returns the headers without hop-by-hop headers and without those that `Connection` names. */
export function endToEndHeaders(headers: IncomingHttpHeaders): Headers {
  const named = new Set(connectionNames(headers.connection));
  const endToEnd = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !HOP_BY_HOP.has(name) && !named.has(name),
  );
  return Object.fromEntries(endToEnd) as Headers;
}

export interface Caller {
  readonly address: string;
  /** The site's public origin, whatever host name the client used. */
  readonly publicOrigin: string;
}

/** Returns the headers to send to the upstream server, including the client's verified address. */
export function forwardedHeaders(headers: IncomingHttpHeaders, { address, publicOrigin }: Caller): Headers {
  const known = Object.entries(endToEndHeaders(headers)).filter(([name]) => !FORGEABLE.test(name));
  const { host, protocol } = new URL(publicOrigin);
  return {
    ...Object.fromEntries(known),
    'x-forwarded-for': address,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...travelHeaders(),
  };
}
