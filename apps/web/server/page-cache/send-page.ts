import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, MadePage } from './page-response.ts';
import { STALE_SECONDS } from './page-cache.ts';

export const RETRY_SECONDS = 30;
/** For pages without a language in their address: who has chosen one is led on, which only this server can tell. */
const REVALIDATED = 'public, no-cache';
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Of what both sides know, what packs tightest; null for the page as it is. @internal */
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

function hasCurrent({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false;
}

/** For pages that are the same for everybody: browsers ask each time, stores between need not. */
function sharedFor(freshSeconds: number): string {
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${STALE_SECONDS}`;
}

/** What stores may do with a page, by whether its address tells the language. */
export function pageCaching({ language }: MadePage, freshSeconds: number): string {
  return language === DEFAULT_LANGUAGE ? REVALIDATED : sharedFor(freshSeconds);
}

/** Sends a page, or that the reader has it already. `caching` is for what is stored here: a page, or that there is none. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
  caching: string,
): Promise<FastifyReply> {
  reply.header('content-language', page.language);
  if (page.status === 503) reply.header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store');
  else reply.header('etag', page.etag).header('cache-control', caching);
  if (!page.isPacked) reply.header('vary', 'accept-encoding');
  if (page.status === 200 && hasCurrent(request, page.etag)) return reply.code(304).send();
  reply.code(page.status).type(page.type);
  const encoding = page.isPacked ? null : acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(page.encoded(encoding));
}
