import { errorFacts } from '@nukkad/telemetry/error-facts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { Places } from '../limits/places.ts';
import { cachedResponses } from '../page-cache/cached-responses.ts';
import { PageResponse, type PageResult } from '../page-cache/page-response.ts';
import { RETRY_SECONDS } from '../page-cache/send-page.ts';
import { GatewayError } from '../proxy/gateway-error.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import type { PreviewTexts } from './draw-preview.ts';
import { PreviewSource, readPreviewAddress } from './preview-texts.ts';

const FRESH_SECONDS = 600;
const CACHING = `public, max-age=${FRESH_SECONDS}, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=86400`;
/** Maximum number of pictures that are being drawn or wait for it. */
const PENDING_MAX = 16;
/** Path of the static picture to redirect to if a picture cannot be drawn. */
const STATIC_PICTURE = '/share.png';

/** Draws a picture. The canvas is loaded at the first picture, because the library is large. */
async function drawLazily(texts: PreviewTexts): Promise<Buffer> {
  const { drawPreview } = await import('./draw-preview.ts');
  return drawPreview(texts);
}

/** Returns a function that runs tasks one after the other. Encoding a PNG uses zlib's thread pool, which pages need too. */
function sequentially<T>(): (work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Serves the pictures of shared links: `/previews/<language>/jobs/<share id>.png` of a job, `…/cities/<key>.png` of a city and
 * `…/jobs.png` of the site. Pictures are cached. If the API fails or too many are requested, it redirects to a static picture.
 */
export async function previews(
  app: FastifyInstance,
  { config, lists }: { config: WebConfig; lists: ReferenceLists },
): Promise<void> {
  const source = new PreviewSource(config, lists);
  const places = new Places(PENDING_MAX);
  const draw = sequentially<Buffer>();

  function textsOf(key: string, { ip }: FastifyRequest) {
    const address = readPreviewAddress(key);
    if (address === null) return null;
    const { language, shareId, cityKey } = address;
    if (cityKey !== undefined) return source.ofCity(cityKey, language, ip);
    return shareId === null ? source.ofSite(language) : source.ofJob(shareId, language, ip);
  }

  function pageOf(key: string, body: Buffer | null): PageResponse {
    const language = readPreviewAddress(key)?.language ?? 'en';
    if (body === null)
      return new PageResponse({
        status: 404,
        language,
        body: 'No such picture\n',
        type: 'text/plain; charset=utf-8',
      });
    return new PageResponse({ status: 200, language, body, type: 'image/png' });
  }

  async function make(key: string, request: FastifyRequest): Promise<PageResult> {
    // Counts against the network's rate limit of pages, but gives the place for pages back at once.
    (await app.admitPage(request))();
    const release = places.take();
    if (!release) throw new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS });
    try {
      const texts: PreviewTexts | null = await textsOf(key, request);
      return pageOf(key, texts && (await draw(() => drawLazily(texts))));
    } finally {
      release();
    }
  }

  const sendCached = cachedResponses({ config, freshSeconds: FRESH_SECONDS, caching: CACHING, make });

  function redirectToStatic(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    if (!(error instanceof GatewayError))
      request.log.error({ fault: errorFacts(error) }, 'a preview could not be made');
    return reply.header('cache-control', 'no-store').redirect(STATIC_PICTURE, 302);
  }

  app.get<{ Params: { '*': string } }>('/previews/*', async (request, reply) => {
    const key = request.params['*'];
    if (readPreviewAddress(key) === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture\n');
    try {
      return await sendCached(request, reply, key);
    } catch (error) {
      return redirectToStatic(request, reply, error);
    }
  });
}
