import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { networkOf } from '@nukkad/server/keys/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Places, PlacesByNetwork, Release } from '../limits/places.ts';
import type { SlowBodies } from '../limits/slow-bodies.ts';
import { forward, type Upstream } from './forward.ts';
import { endToEndHeaders, forwardedHeaders } from './forwarded-headers.ts';
import { GatewayError } from './gateway-error.ts';
import { PassingBody } from './streamed-body.ts';
import { readBody } from './read-body.ts';

/** How a route's calls are passed on. */
export interface Passage {
  readonly answerMs: number;
  /** A large body goes through as it comes; others are read whole first. */
  readonly isLarge: boolean;
  readonly isRepeatable: (request: FastifyRequest) => boolean;
}

export interface PassOnParts {
  readonly upstream: Upstream;
  readonly publicOrigin: string;
  readonly bodies: { readonly bytes: number; readonly wholeMs: number; readonly idleMs: number };
  /** Large bodies that are passed through. */
  readonly uploads: PlacesByNetwork;
  /** Other bodies, which are read whole first. */
  readonly slow: SlowBodies;
  /** Requests that the server behind has still to answer. */
  readonly underWay: Places;
}

const RETRY_SECONDS = 1;

type Body = Buffer | PassingBody | null;

/** An upload takes a place of its network until it is answered. */
function takeUpload(request: FastifyRequest, { uploads }: PassOnParts): Release {
  const release = uploads.take(networkOf(request.ip));
  if (!release) throw new GatewayError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
  return release;
}

async function bodyOf(
  request: FastifyRequest,
  passage: Passage,
  { bodies, slow }: PassOnParts,
): Promise<Body> {
  const source = request.body as IncomingMessage | null | undefined;
  if (!source) return null;
  if (passage.isLarge) return new PassingBody(source, bodies.idleMs);
  return readBody(source, {
    bytes: bodies.bytes,
    milliseconds: bodies.wholeMs,
    watch: (giveUp) => slow.watch(networkOf(request.ip), giveUp),
  });
}

/** Only one of them may stand; a body that was read is told by its length, one that passes as it came. */
function headersFor(request: FastifyRequest, body: Body, publicOrigin: string) {
  const headers = forwardedHeaders(request.headers, { address: request.ip, publicOrigin });
  if (body instanceof PassingBody) return headers;
  const { 'content-length': _length, ...rest } = headers;
  if (body !== null) return { ...rest, 'content-length': String(body.length) };
  const { 'content-type': _type, ...withoutBody } = rest;
  return withoutBody;
}

/** Data without a word on caching is a person's or a moment's: nobody on the way may keep it. */
function answerHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed = endToEndHeaders(headers);
  const isData = String(passed['content-type']).startsWith('application/json');
  return isData ? { 'cache-control': 'no-store', ...passed } : passed;
}

/** Uploads are bounded by network: slow ones must not take the places of ordinary calls. */
function takeUnderWay(body: Body, { underWay }: PassOnParts): Release {
  const release = body instanceof PassingBody ? () => {} : underWay.take();
  if (!release) throw new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS });
  return release;
}

/** Hands a request to the server behind and its answer back; `path` is what that server calls it. */
export async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PassOnParts,
  { path, passage }: { path: string; passage: Passage },
): Promise<FastifyReply> {
  const releases: Release[] = [];
  try {
    if (request.body && passage.isLarge) releases.push(takeUpload(request, parts));
    const body = await bodyOf(request, passage, parts);
    releases.push(takeUnderWay(body, parts));
    const answer = await forward(parts.upstream, {
      method: request.method,
      path,
      headers: headersFor(request, body, parts.publicOrigin),
      body,
      answerMs: passage.answerMs,
      isRepeatable: passage.isRepeatable(request),
    });
    reply.code(answer.statusCode).headers(answerHeaders(answer.headers));
    return reply.send(answer.body);
  } finally {
    for (const release of releases) release();
  }
}
