import type { BinaryResponse } from '@nukkad/core/files/binary-response.ts';
import type { FastifyReply } from 'fastify';

/** Sends a file with headers that keep browsers from running anything in it. */
export function sendBinary(reply: FastifyReply, output: unknown): FastifyReply {
  const answer = output as BinaryResponse;
  reply.type(answer.contentType).header('cache-control', answer.cacheControl);
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (answer.bytes !== undefined) reply.header('content-length', answer.bytes);
  if (answer.downloadAs) {
    const name = encodeURIComponent(answer.downloadAs);
    reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`);
  }
  return reply.send(answer.body);
}
