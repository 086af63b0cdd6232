import type { FastifyReply, FastifyRequest } from 'fastify';
import { STALE_SECONDS } from './page-cache.ts';
import type { Encoding, PageResponse } from './page-response.ts';

export const RETRY_SECONDS = 30;
/** Cache-Control for pages that do not exist: caches must revalidate them, because the job or company may appear. */
const REVALIDATED = 'public, no-cache';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Returns the best encoding that the client accepts; null for none. @internal */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '').split(',').flatMap((part) => {
    const [name = '', quality = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : name;
  });
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

function isNotModified({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false;
}

/** Returns the Cache-Control for pages. Browsers revalidate them each time; shared caches need not. */
function sharedFor(freshSeconds: number): string {
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${STALE_SECONDS}`;
}

/** Returns the Cache-Control of a page. */
export function pageCaching({ status }: PageResponse, freshSeconds: number): string {
  return status === 200 ? sharedFor(freshSeconds) : REVALIDATED;
}

/** Sends a page, or 304 if the client has it already. `caching` is the Cache-Control, except for a 503, which is `no-store`. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageResponse,
  caching: string,
): Promise<FastifyReply> {
  reply.header('content-language', page.language);
  if (page.policy !== undefined) reply.header('content-security-policy', page.policy);
  if (page.status === 503) reply.header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store');
  else reply.header('etag', page.etag).header('cache-control', caching);
  if (!page.isCompressed) reply.header('vary', 'accept-encoding');
  if (page.status === 200 && isNotModified(request, page.etag)) return reply.code(304).send();
  reply.code(page.status).type(page.type);
  const encoding = page.isCompressed ? null : acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(page.encoded(encoding));
}
