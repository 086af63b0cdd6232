import type { IncomingHttpHeaders } from 'node:http';
import { travelHeaders } from '@nukkad/telemetry/work-scope.ts';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1), and those that are set anew. */
const OF_ONE_CONNECTION = new Set([
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

/** What a caller may claim of himself; only what this server knows is passed on. */
const CLAIMS =
  /^(?:forwarded|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-request-id|traceparent|tracestate|baggage)$/;

type Headers = Record<string, string | string[]>;

function named(connection: string | string[] | undefined): string[] {
  return String(connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
}

/** The headers of a message that travel on; those that `Connection` names do not. */
export function endToEndHeaders(headers: IncomingHttpHeaders): Headers {
  const ofThisConnection = new Set(named(headers.connection));
  const passed = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !OF_ONE_CONNECTION.has(name) && !ofThisConnection.has(name),
  );
  return Object.fromEntries(passed) as Headers;
}

export interface Caller {
  readonly address: string;
  /** Where the product is found, whatever name the caller used for it. */
  readonly publicOrigin: string;
}

/** A request's headers for the server behind, with the caller's address as this server knows it. */
export function forwardedHeaders(headers: IncomingHttpHeaders, { address, publicOrigin }: Caller): Headers {
  const known = Object.entries(endToEndHeaders(headers)).filter(([name]) => !CLAIMS.test(name));
  const { host, protocol } = new URL(publicOrigin);
  return {
    ...Object.fromEntries(known),
    'x-forwarded-for': address,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...travelHeaders(),
  };
}
