import type { ListCity, ListCrumb } from '@nukkad/contract';
import { DEFAULT_LANGUAGE } from '@nukkad/contract/constants.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { type Made, MadePage } from '../page-cache/page-response.ts';
import { storedAnswers } from '../page-cache/cached-responses.ts';
import { GatewayError } from '../proxy/gateway-error.ts';
import { type FeedAddress, feedPath, readFeedAddress } from './feed-address.ts';
import { readFeedJobs } from './read-feed-jobs.ts';
import { readFeedList } from './read-feed-list.ts';
import { FEED_TYPES, writeFeed } from './write-feed.ts';

const FRESH_SECONDS = 60;
const CACHING = 'public, max-age=300, stale-while-revalidate=600';
const RETRY_SECONDS = 60;
const TEXT = 'text/plain; charset=utf-8';

/** What a feed lists, with its city and work as the API knows them. */
interface FeedList {
  readonly city?: ListCity | undefined;
  readonly work?: ListCrumb | undefined;
}

/** `Jobs`, `Jobs in Navi Mumbai`, `Security Guard jobs in Pune`. */
function titleOf({ city, work }: FeedList): string {
  const jobs = work ? `${work.names.en} jobs` : 'Jobs';
  return city ? `${jobs} in ${city.names.en}` : jobs;
}

const missing = new MadePage({ status: 404, language: DEFAULT_LANGUAGE, body: 'No such feed\n', type: TEXT });

/** `/feeds/…`: the newest jobs for other programs, as JSON Feed, RSS and the XML of job boards; stored as pages are. */
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

  /** A feed has one address, by keys: other words for its city or work lead there. */
  async function madeFeed(address: FeedAddress, clientAddress: string): Promise<Made> {
    const found = await readFeedList({ apiOrigin, clientAddress }, address);
    if (found === null) return missing;
    const list = { city: found.city, work: found.works.at(-1) };
    const own = { city: list.city?.key, work: list.work?.key, format: address.format };
    if (feedPath(own) !== feedPath(address)) return { redirectTo: `/feeds/${feedPath(own)}`, status: 301 };
    const body = await textOf(own, list, clientAddress);
    return new MadePage({ status: 200, language: DEFAULT_LANGUAGE, body, type: FEED_TYPES[own.format] });
  }

  async function make(key: string, request: FastifyRequest): Promise<Made> {
    const address = readFeedAddress(key);
    if (address === null) return missing;
    const release = await app.admitPage(request);
    try {
      return await madeFeed(address, request.ip);
    } finally {
      release();
    }
  }

  const answer = storedAnswers({ config, freshSeconds: FRESH_SECONDS, caching: CACHING, make });

  function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
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
      return await answer(request, reply, request.params['*']);
    } catch (error) {
      // Too many from one network, or at once: told as it is for pages.
      if (error instanceof GatewayError) throw error;
      return refuse(request, reply, error);
    }
  });
}
