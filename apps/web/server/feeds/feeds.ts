import { ApiError } from '@nukkad/contract/api-error.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { WebConfig } from '../config.ts';
import { type FeedAddress, feedPath, readFeedAddress } from './feed-address.ts';
import { readFeedJobs } from './read-feed-jobs.ts';
import { FEED_TYPES, writeFeed } from './write-feed.ts';

const CACHE = 'public, max-age=300, stale-while-revalidate=600';
const RETRY_SECONDS = 60;

const capital = (text: string): string => text.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());

/** `Jobs`, `Jobs in Navi Mumbai`, `Driver jobs in Pune`: as the keys of the address say it. */
function titleOf({ city, work }: FeedAddress): string {
  const jobs = work ? `${capital(work).replaceAll('-', ' ')} jobs` : 'Jobs';
  return city ? `${jobs} in ${capital(city).replaceAll('-', ' ')}` : jobs;
}

/** `/feeds/…`: the newest jobs for other programs, as JSON Feed, RSS and the XML of job boards. */
export async function feeds(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  const { apiOrigin, publicOrigin, site } = config;
  const refuse = (reply: FastifyReply, status: 404 | 503, text: string) =>
    reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);

  app.get<{ Params: { '*': string } }>('/feeds/*', async (request, reply) => {
    const address = readFeedAddress(request.params['*']);
    if (address === null) return refuse(reply, 404, 'No such feed\n');
    try {
      const jobs = await readFeedJobs({ apiOrigin, clientAddress: request.ip }, address);
      const frame = { title: titleOf(address), publicOrigin, brand: site.brand };
      const text = writeFeed(address.format, jobs, {
        ...frame,
        address: `${publicOrigin}/feeds/${feedPath(address)}`,
      });
      return reply.header('cache-control', CACHE).type(FEED_TYPES[address.format]).send(text);
    } catch (error) {
      // A city or a work that there is not.
      if (error instanceof ApiError && error.status >= 400 && error.status < 429) {
        return refuse(reply, 404, 'No such feed\n');
      }
      request.log.error({ err: error }, 'a feed could not be made');
      return refuse(reply.header('retry-after', RETRY_SECONDS), 503, 'Try again later\n');
    }
  });
}
