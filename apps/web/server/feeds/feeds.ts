import type { ListCity, ListCrumb } from '@nukkad/contract';
import { DEFAULT_LANGUAGE } from '@nukkad/contract/constants.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { cachedResponses } from '../page-cache/cached-responses.ts';
import { PageResponse, type PageResult } from '../page-cache/page-response.ts';
import { GatewayError } from '../proxy/gateway-error.ts';
import { type FeedAddress, feedPath, readFeedAddress } from './feed-address.ts';
import { readFeedJobs } from './read-feed-jobs.ts';
import { readFeedList } from './read-feed-list.ts';
import { FEED_TYPES, writeFeed } from './write-feed.ts';

const FRESH_SECONDS = 60;
const CACHING = 'public, max-age=300, stale-while-revalidate=600';
const RETRY_SECONDS = 60;
const TEXT = 'text/plain; charset=utf-8';

/** The city and occupation of a feed, as the API names them. */
interface FeedList {
  readonly city?: ListCity | undefined;
  readonly work?: ListCrumb | undefined;
}

/** Returns a title such as `Jobs`, `Jobs in Navi Mumbai` or `Security Guard jobs in Pune`. */
function titleOf({ city, work }: FeedList): string {
  const jobs = work ? `${work.names.en} jobs` : 'Jobs';
  return city ? `${jobs} in ${city.names.en}` : jobs;
}

const missing = new PageResponse({
  status: 404,
  language: DEFAULT_LANGUAGE,
  body: 'No such feed\n',
  type: TEXT,
});

/** Serves `/feeds/…`: the newest jobs as JSON Feed, RSS or the XML format of job boards. Feeds are cached like pages. */
export async function feeds(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  const { apiOrigin, publicOrigin, site } = config;

  async function textOf(address: FeedAddress, list: FeedList, clientAddress: string): Promise<string> {
    const jobs = await readFeedJobs({ apiOrigin, clientAddress }, address);
    return writeFeed(address.format, jobs, {
      title: titleOf(list),
      publicOrigin,
      brand: site.brand,
      address: `${publicOrigin}/feeds/${feedPath(address)}`,
    });
  }

  /** Builds a feed. Other names of its city or occupation redirect to its canonical address, which uses keys. */
  async function buildFeed(address: FeedAddress, clientAddress: string): Promise<PageResult> {
    const found = await readFeedList({ apiOrigin, clientAddress }, address);
    if (found === null) return missing;
    const list = { city: found.city, work: found.works.at(-1) };
    const canonical = { city: list.city?.key, work: list.work?.key, format: address.format };
    if (feedPath(canonical) !== feedPath(address))
      return { redirectTo: `/feeds/${feedPath(canonical)}`, status: 301 };
    const body = await textOf(canonical, list, clientAddress);
    return new PageResponse({
      status: 200,
      language: DEFAULT_LANGUAGE,
      body,
      type: FEED_TYPES[canonical.format],
    });
  }

  async function make(key: string, request: FastifyRequest): Promise<PageResult> {
    const address = readFeedAddress(key);
    if (address === null) return missing;
    const release = await app.admitPage(request);
    try {
      return await buildFeed(address, request.ip);
    } finally {
      release();
    }
  }

  const sendCached = cachedResponses({ config, freshSeconds: FRESH_SECONDS, caching: CACHING, make });

  function sendUnavailable(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    request.log.error({ err: error }, 'a feed could not be made');
    return reply
      .code(503)
      .header('cache-control', 'no-store')
      .header('retry-after', RETRY_SECONDS)
      .type(TEXT)
      .send('Try again later\n');
  }

  app.get<{ Params: { '*': string } }>('/feeds/*', async (request, reply) => {
    try {
      return await sendCached(request, reply, request.params['*']);
    } catch (error) {
      // Rejections by a rate limit are handled as for pages.
      if (error instanceof GatewayError) throw error;
      return sendUnavailable(request, reply, error);
    }
  });
}
