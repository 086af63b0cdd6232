import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { networkOf } from '@nukkad/server/keys/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Places, PlacesByNetwork, Release } from '../limits/places.ts';
import type { SlowBodies } from '../limits/slow-bodies.ts';
import { forward, type Upstream } from './forward.ts';
import { endToEndHeaders, forwardedHeaders } from './forwarded-headers.ts';
import { GatewayError } from './gateway-error.ts';
import { readBody } from './read-body.ts';
import { StreamedBody } from './streamed-body.ts';

/** Timeout and body handling of one route. */
export interface ForwardRules {
  readonly answerMs: number;
  /** A large body is streamed; others are read completely first. */
  readonly isLarge: boolean;
  readonly isRepeatable: (request: FastifyRequest) => boolean;
}

export interface ProxyParts {
  readonly upstream: Upstream;
  readonly publicOrigin: string;
  readonly bodies: { readonly bytes: number; readonly totalMs: number; readonly idleMs: number };
  /** Limits streamed bodies. */
  readonly uploads: PlacesByNetwork;
  /** Limits the other bodies. */
  readonly slow: SlowBodies;
  /** Limits requests that wait for the upstream server. */
  readonly pending: Places;
}

const RETRY_SECONDS = 1;

type Body = Buffer | StreamedBody | null;

/**
 * Takes an upload place of the client's network, which is held until the response begins. Throws RATE_LIMITED if all
 * are taken.
 */
function takeUpload(request: FastifyRequest, { uploads }: ProxyParts): Release {
  const release = uploads.take(networkOf(request.ip));
  if (!release) throw new GatewayError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
  return release;
}

async function bodyOf(
  request: FastifyRequest,
  rules: ForwardRules,
  { bodies, slow }: ProxyParts,
): Promise<Body> {
  const source = request.body as IncomingMessage | null | undefined;
  if (!source) return null;
  if (rules.isLarge) return new StreamedBody(source, bodies.idleMs);
  return readBody(source, {
    bytes: bodies.bytes,
    milliseconds: bodies.totalMs,
    watch: (abort) => slow.watch(networkOf(request.ip), abort),
  });
}

/** Returns the request's headers. A body that was read completely has a new Content-Length; a streamed body keeps its headers. */
function headersFor(request: FastifyRequest, body: Body, publicOrigin: string) {
  const headers = forwardedHeaders(request.headers, { address: request.ip, publicOrigin });
  if (body instanceof StreamedBody) return headers;
  const { 'content-length': _length, ...rest } = headers;
  if (body !== null) return { ...rest, 'content-length': String(body.length) };
  const { 'content-type': _type, ...withoutBody } = rest;
  return withoutBody;
}

/** Returns the response's headers. JSON without Cache-Control gets `no-store`, because it can be personal. */
function responseHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const endToEnd = endToEndHeaders(headers);
  const isData = String(endToEnd['content-type']).startsWith('application/json');
  return isData ? { 'cache-control': 'no-store', ...endToEnd } : endToEnd;
}

/**
 * Takes a place among the pending requests; throws OVERLOADED if all are taken. Uploads need none, because they have
 * a limit of their own.
 */
function takePending(body: Body, { pending }: ProxyParts): Release {
  const release = body instanceof StreamedBody ? () => {} : pending.take();
  if (!release) throw new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS });
  return release;
}

/** Proxies a request to the upstream server and sends its response. `path` is the upstream server's path. */
export async function proxyRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ProxyParts,
  { path, rules }: { path: string; rules: ForwardRules },
): Promise<FastifyReply> {
  const releases: Release[] = [];
  try {
    if (request.body && rules.isLarge) releases.push(takeUpload(request, parts));
    const body = await bodyOf(request, rules, parts);
    releases.push(takePending(body, parts));
    const response = await forward(parts.upstream, {
      method: request.method,
      path,
      headers: headersFor(request, body, parts.publicOrigin),
      body,
      answerMs: rules.answerMs,
      isRepeatable: rules.isRepeatable(request),
    });
    reply.code(response.statusCode).headers(responseHeaders(response.headers));
    return reply.send(response.body);
  } finally {
    for (const release of releases) release();
  }
}
