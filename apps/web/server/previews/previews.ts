import { errorFacts } from '@nukkad/telemetry/error-facts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { Places } from '../limits/places.ts';
import { type Made, MadePage } from '../page-cache/page-response.ts';
import { RETRY_SECONDS } from '../page-cache/send-page.ts';
import { storedAnswers } from '../page-cache/cached-responses.ts';
import { GatewayError } from '../proxy/gateway-error.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import { drawPreview, type PreviewTexts } from './draw-preview.ts';
import { PreviewSource, readPreviewAddress } from './preview-texts.ts';

const FRESH_SECONDS = 600;
const CACHING = `public, max-age=${FRESH_SECONDS}, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=86400`;
/** Pictures under way at the same time, most of which wait for their turn to be drawn. */
const UNDER_WAY = 16;
/** The picture of no job in particular, which is a file. */
const STATIC_PICTURE = '/share.png';

/** One after the other: packing a picture takes a thread that pages are packed by too. */
function inTurn<T>(): (work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * `/previews/<language>/jobs/<share id>.png` shows a job where its link is shared, `…/cities/<key>.png` a city's list,
 * `…/jobs.png` the site. Drawn once for all who ask; where too many are, or the API is away, a file is shown in their place.
 */
export async function previews(
  app: FastifyInstance,
  { config, lists }: { config: WebConfig; lists: ReferenceLists },
): Promise<void> {
  const source = new PreviewSource(config, lists);
  const places = new Places(UNDER_WAY);
  const draw = inTurn<Buffer>();

  function textsOf(key: string, { ip }: FastifyRequest) {
    const address = readPreviewAddress(key);
    if (address === null) return null;
    const { language, shareId, cityKey } = address;
    if (cityKey !== undefined) return source.ofCity(cityKey, language);
    return shareId === null ? source.ofSite(language) : source.ofJob(shareId, language, ip);
  }

  function pageOf(key: string, body: Buffer | null): MadePage {
    const language = readPreviewAddress(key)?.language ?? 'en';
    if (body === null)
      return new MadePage({
        status: 404,
        language,
        body: 'No such picture\n',
        type: 'text/plain; charset=utf-8',
      });
    return new MadePage({ status: 200, language, body, type: 'image/png' });
  }

  async function make(key: string, request: FastifyRequest): Promise<Made> {
    // Counted as a page is, by its network; of the places of pages it takes none.
    (await app.admitPage(request))();
    const release = places.take();
    if (!release) throw new GatewayError('OVERLOADED', { retryAfter: RETRY_SECONDS });
    try {
      const texts: PreviewTexts | null = await textsOf(key, request);
      return pageOf(key, texts && (await draw(() => drawPreview(texts))));
    } finally {
      release();
    }
  }

  const answer = storedAnswers({ config, freshSeconds: FRESH_SECONDS, caching: CACHING, make });

  function showFile(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    if (!(error instanceof GatewayError))
      request.log.error({ fault: errorFacts(error) }, 'a preview could not be made');
    return reply.header('cache-control', 'no-store').redirect(STATIC_PICTURE, 302);
  }

  app.get<{ Params: { '*': string } }>('/previews/*', async (request, reply) => {
    const key = request.params['*'];
    if (readPreviewAddress(key) === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture\n');
    try {
      return await answer(request, reply, key);
    } catch (error) {
      return showFile(request, reply, error);
    }
  });
}
