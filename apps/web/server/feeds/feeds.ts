import { DEFAULT_LANGUAGE } from '@nukkad/contract/constants.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { type Made, MadePage } from '../page-cache/made-page.ts';
import { storedAnswers } from '../page-cache/stored-answers.ts';
import { GatewayError } from '../proxy/gateway-error.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import { type FeedAddress, feedPath, readFeedAddress } from './feed-address.ts';
import { readFeedJobs } from './read-feed-jobs.ts';
import { FEED_TYPES, writeFeed } from './write-feed.ts';

const FRESH_SECONDS = 60;
const CACHING = 'public, max-age=300, stale-while-revalidate=600';
const RETRY_SECONDS = 60;
const TEXT = 'text/plain; charset=utf-8';

const capital = (text: string): string => text.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());

/** `Jobs`, `Jobs in Navi Mumbai`, `Driver jobs in Pune`: as the keys of the address say it. */
function titleOf({ city, work }: FeedAddress): string {
  const jobs = work ? `${capital(work).replaceAll('-', ' ')} jobs` : 'Jobs';
  return city ? `${jobs} in ${capital(city).replaceAll('-', ' ')}` : jobs;
}

const missing = new MadePage({ status: 404, language: DEFAULT_LANGUAGE, body: 'No such feed\n', type: TEXT });

/** `/feeds/…`: the newest jobs for other programs, as JSON Feed, RSS and the XML of job boards; stored as pages are. */
export async function feeds(
  app: FastifyInstance,
  { config, lists }: { config: WebConfig; lists: ReferenceLists },
): Promise<void> {
  const { apiOrigin, publicOrigin, site } = config;

  async function textOf(address: FeedAddress, clientAddress: string): Promise<string> {
    const jobs = await readFeedJobs({ apiOrigin, clientAddress }, address);
    return writeFeed(address.format, jobs, {
      title: titleOf(address),
      publicOrigin,
      brand: site.brand,
      address: `${publicOrigin}/feeds/${feedPath(address)}`,
    });
  }

  /** The API finds no job of a city that there is not: an empty list, as of one without jobs. */
  async function isKnown({ city, work }: FeedAddress): Promise<boolean> {
    const isCity = city === undefined || (await lists.cities).has(city);
    return isCity && (work === undefined || (await lists.works).has(work));
  }

  async function make(key: string, request: FastifyRequest): Promise<Made> {
    const address = readFeedAddress(key);
    if (address === null) return missing;
    const release = await app.admitPage(request);
    try {
      if (!(await isKnown(address))) return missing;
      const body = await textOf(address, request.ip);
      return new MadePage({
        status: 200,
        language: DEFAULT_LANGUAGE,
        body,
        type: FEED_TYPES[address.format],
      });
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
