import type { IncomingMessage } from 'node:http';
import { networkOf } from '@nukkad/security';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Places, PlacesByNetwork } from '../limits/places.ts';
import { forward, type Upstream } from './forward.ts';
import { endToEndHeaders, forwardedHeaders } from './forwarded-headers.ts';
import { GatewayError } from './gateway-error.ts';
import { PassingBody } from './passing-body.ts';
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
  /** Bodies that have begun and not ended. */
  readonly unfinished: PlacesByNetwork;
  /** Requests that the server behind has still to answer. */
  readonly underWay: Places;
}

const RETRY_SECONDS = 1;

type Body = Buffer | PassingBody | null;

async function bodyOf(request: FastifyRequest, passage: Passage, { bodies }: PassOnParts): Promise<Body> {
  const source = request.body as IncomingMessage | null | undefined;
  if (!source) return null;
  if (passage.isLarge) return new PassingBody(source, bodies.idleMs);
  return readBody(source, { bytes: bodies.bytes, milliseconds: bodies.wholeMs });
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

/** Hands a request to the server behind and its answer back; `path` is what that server calls it. */
export async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: PassOnParts,
  { path, passage }: { path: string; passage: Passage },
): Promise<FastifyReply> {
  const endUnfinished = parts.unfinished.take(networkOf(request.ip));
  if (!endUnfinished) throw new GatewayError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
  request.raw.once('end', endUnfinished).once('close', endUnfinished);
  const body = await bodyOf(request, passage, parts);
  if (body === null || Buffer.isBuffer(body)) endUnfinished();
  // Uploads are bounded by network: slow ones must not take the places of ordinary calls.
  const release = body instanceof PassingBody ? () => {} : parts.underWay.take();
  if (!release) throw new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS });
  try {
    const answer = await forward(parts.upstream, {
      method: request.method,
      path,
      headers: headersFor(request, body, parts.publicOrigin),
      body,
      answerMs: passage.answerMs,
      isRepeatable: passage.isRepeatable(request),
    });
    reply.code(answer.statusCode).headers(endToEndHeaders(answer.headers));
    return reply.send(answer.body);
  } finally {
    release();
    endUnfinished();
  }
}
