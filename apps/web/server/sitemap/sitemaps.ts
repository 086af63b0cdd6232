import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SERVER_ADDRESS } from '../api-client.ts';
import type { WebConfig } from '../config.ts';
import { robotsText } from './robots.ts';
import { fileNameOf, readFileName, sitemapNames } from './sitemap-name.ts';
import { fetchFromApi, locationsOf, NoSuchSitemap, type Source } from './sitemap-source.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const CACHE = 'public, max-age=600';
const INDEX_TTL_MS = 300_000;
const RETRY_SECONDS = 60;

/**
 * Returns the chunks after the first one has arrived, so that an API failure leads to 503 and not to an incomplete
 * file.
 */
async function withFirstPart<T>(parts: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await parts.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* parts;
  }
  return all();
}

/** Serves `/robots.txt`, `/sitemap.xml` (the index, cached for five minutes) and `/sitemaps/…` (streamed from the API). */
export async function sitemaps(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  const { apiOrigin, publicOrigin } = config;
  const sourceFor = (clientAddress: string): Source => ({ apiOrigin, publicOrigin, clientAddress });

  async function makeIndex(): Promise<string> {
    const names = sitemapNames(await fetchFromApi(sourceFor(SERVER_ADDRESS), 'outline'));
    return sitemapIndex(names.map((name) => ({ address: `${publicOrigin}/sitemaps/${fileNameOf(name)}` })));
  }

  const index = new LRUCache<'index', string>({ max: 1, ttl: INDEX_TTL_MS, fetchMethod: makeIndex });

  const sendXml = (reply: FastifyReply, body: string | Readable) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', CACHE).send(body);
  const sendUnavailable = (reply: FastifyReply) =>
    reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .type('text/plain; charset=utf-8')
      .send('Try again later\n');
  const sendMissing = (reply: FastifyReply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('No such sitemap\n');

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE).send(robotsText(publicOrigin)),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    try {
      return sendXml(reply, await index.forceFetch('index'));
    } catch (error) {
      request.log.error({ err: error }, 'the sitemap index could not be made');
      return sendUnavailable(reply);
    }
  });
  app.get<{ Params: { '*': string } }>('/sitemaps/*', async (request, reply) => {
    const name = readFileName(request.params['*']);
    if (!name) return sendMissing(reply);
    try {
      const parts = await withFirstPart(locationsOf(sourceFor(request.ip), name));
      return sendXml(reply, Readable.from(urlSet(parts)));
    } catch (error) {
      if (error instanceof NoSuchSitemap) return sendMissing(reply);
      request.log.error({ err: error }, 'a sitemap could not be made');
      return sendUnavailable(reply);
    }
  });
}
