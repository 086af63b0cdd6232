import { AppError } from '@nukkad/core/errors/app-error.ts';
import { readByteRange } from '@nukkad/core/files/byte-range.ts';
import { isFileLinkValid } from '@nukkad/core/files/file-link.ts';
import { type FileRecord, findFile } from '@nukkad/core/files/find-file.ts';
import { openStoredFile } from '@nukkad/core/files/open-stored-file.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface LinkRequest {
  readonly Params: { readonly key: string };
  readonly Querystring: { readonly expires?: unknown; readonly name?: unknown; readonly signature?: unknown };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns the Content-Security-Policy of a file. It has a sandbox, except for PDFs, because browsers' PDF viewers do
 * not run in one.
 */
function policyOf(contentType: string, origin: string): string {
  const embedding = `default-src 'none'; frame-ancestors ${origin}`;
  return contentType === 'application/pdf'
    ? `${embedding}; style-src 'unsafe-inline'`
    : `${embedding}; sandbox`;
}

function setHeaders(reply: FastifyReply, file: FileRecord, name: string, origin: string): void {
  const saved = name ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}` : 'inline';
  reply
    .type(file.contentType)
    .header('content-disposition', saved)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', policyOf(file.contentType, origin))
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'private, max-age=300')
    .header('accept-ranges', file.encryption ? 'none' : 'bytes');
}

async function serve(request: FastifyRequest<LinkRequest>, reply: FastifyReply): Promise<FastifyReply> {
  const { container } = request.server;
  const { query, params } = request;
  const name = textOf(query.name);
  const link = { key: params.key, expires: Number(textOf(query.expires)), name };
  if (!isFileLinkValid(container.keys, link, textOf(query.signature), container.clock.now()))
    throw new AppError('FORBIDDEN');
  const file = await findFile(container, params.key);
  const range = file.encryption ? null : readByteRange(request.headers.range, file.bytes);
  setHeaders(reply, file, name, container.config.PUBLIC_ORIGIN);
  if (range === 'beyond')
    return reply.status(416).header('content-range', `bytes */${file.bytes}`).type('text/plain').send('');
  const body = await openStoredFile(container, file, range ?? undefined);
  if (range === null) return reply.header('content-length', file.bytes).send(body);
  const { start, end } = range;
  reply.header('content-range', `bytes ${start}-${end}/${file.bytes}`);
  return reply
    .status(206)
    .header('content-length', end - start + 1)
    .send(body);
}

/** Mounts the route that serves signed URLs of files. It is needed if the store cannot serve them itself. */
export function serveFiles(app: FastifyInstance): void {
  app.get<LinkRequest>('/files/:key', serve);
}
