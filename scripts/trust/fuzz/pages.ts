import { fileURLToPath } from 'node:url';
import { buildJob } from '@nukkad/testing';
import { publicPaths } from '@nukkad/testing/first-view/public-paths.ts';
import fc from 'fast-check';
import { buildWeb } from '../../lib/web-build.ts';
import type { Checks } from '../shared/checks.ts';
import { fetchText, forAll } from '../shared/requests.ts';
import type { ServerProcess } from '../shared/server.ts';
import { createVictim } from '../shared/victim.ts';
import type { World } from '../shared/world.ts';
import { sendRawRequests } from './raw-requests.ts';
import { ODD_QUERIES } from './values.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Addresses of signed-in screens, which a visitor and a search engine can open too. */
const OTHERS = [
  '/myjobs',
  '/notification',
  '/profile',
  '/chat',
  '/settings',
  '/status',
  '/robots.txt',
  '/sitemap.xml',
];
const PREFIXES = ['', '/hi', '/mr'];

const isAllowed = (status: number, retryAfter: string | null): boolean =>
  status > 0 && (status < 500 || (status === 503 && retryAfter !== null));

/** Opens every page address in three languages with odd endings, and with generated ones. */
export async function fuzzPages(
  checks: Checks,
  { world, api, seed }: { world: World; api: ServerProcess; seed: number },
): Promise<void> {
  await buildWeb(ROOT);
  await buildJob(world.database);
  const victim = await createVictim(world);
  const chat = await world.start('chat');
  const limits = { PAGES_PER_MINUTE: '0', PAGES_PER_NETWORK_PERCENT: '100', MAX_PAGES: '200' };
  const web = await world.start('web', { API_ORIGIN: api.origin, CHAT_ORIGIN: chat.origin, ...limits });
  const paths = ['/', '/joblist', '/searchjob', '/blog', '/faq', '/register', ...OTHERS];
  const known = await publicPaths(web.origin).catch(() => []);
  checks.check(known.length > 0, 'the public pages are not linked');
  const generated = fc.sample(fc.webPath({ size: 'medium' }), { seed, numRuns: 200 });
  const all = [...new Set([...paths, ...known])];
  const addresses = [
    ...PREFIXES.flatMap((prefix) => all.flatMap((path) => ODD_QUERIES.map((odd) => prefix + path + odd))),
    ...PREFIXES.flatMap((prefix) => all.map((path) => prefix + path)),
    ...generated.map((path) => `/${path}`),
  ];
  await forAll(addresses, 8, async (path) => {
    const { status, text, retryAfter } = await fetchText(web.origin + path);
    checks.check(isAllowed(status, retryAfter), `page ${path.slice(0, 100)}: ${status} ${text.slice(0, 80)}`);
    checks.check(!text.includes(victim.marker), `page ${path.slice(0, 100)} shows a seeker's data`);
  });
  await sendRawRequests(checks, web, ['/', '/joblist', '/jobs', '/api/jobs/getAllJobs', '/nowhere']);
  checks.check((await fetchText(`${web.origin}/healthz`)).status === 200, 'the web server is not alive');
  checks.check(!web.log.includes(victim.marker), "the web server's log contains a seeker's data");
}
