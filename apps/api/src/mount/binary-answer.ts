import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a route that answers a file hands back. */
export interface BinaryAnswer {
  readonly contentType: string;
  readonly body: Readable | Buffer;
  readonly bytes?: number;
  /** For example `private, max-age=300`. */
  readonly cacheControl: string;
  /** The name under which a browser saves it; absent where it is shown in place. */
  readonly downloadAs?: string;
}

/** Sends a file; nothing in it is ever run by a browser. */
export function sendBinary(reply: FastifyReply, output: unknown): FastifyReply {
  const answer = output as BinaryAnswer;
  reply.type(answer.contentType).header('cache-control', answer.cacheControl);
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (answer.bytes !== undefined) reply.header('content-length', answer.bytes);
  if (answer.downloadAs) {
    const name = encodeURIComponent(answer.downloadAs);
    reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
  }
  return reply.send(answer.body);
}
