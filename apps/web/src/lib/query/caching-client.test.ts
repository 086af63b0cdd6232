import { expect, it } from 'vitest';
import { fakeApi, refuses } from '../../testing/fake-api.ts';
import { cachingClient } from './caching-client.ts';

const SERVES_MS = 10_000;
const routes = { 'jobs.topPicks': SERVES_MS };

it('fetches a cached route once, until it expires', async () => {
  const api = fakeApi();
  let time = 0;
  const client = cachingClient(api, { language: 'en', routes, now: () => time });
  const pick = () => client.call('jobs.topPicks', {});
  expect(await pick()).toBe(await pick());
  time = SERVES_MS - 1;
  await pick();
  expect(api.calls('jobs.topPicks')).toHaveLength(1);
  time = SERVES_MS;
  await pick();
  expect(api.calls('jobs.topPicks')).toHaveLength(2);
});

it('caches each language separately, and does not cache other routes', async () => {
  const api = fakeApi();
  const now = () => 1_000_000;
  for (const language of ['hi', 'mr', 'hi'] as const) {
    const client = cachingClient(api, { language, routes, now });
    await client.call('jobs.topPicks', {});
    await client.call('jobs.filterOptions', {});
  }
  expect(api.counts()).toEqual({ 'jobs.topPicks': 2, 'jobs.filterOptions': 3 });
});

it('does not cache errors', async () => {
  const api = fakeApi({ 'jobs.topPicks': refuses('OVERLOADED') });
  const client = cachingClient(api, { language: 'en', routes, now: () => 2_000_000 });
  await expect(client.call('jobs.topPicks', {})).rejects.toThrow();
  api.answer({ 'jobs.topPicks': { jobs: [] } });
  expect(await client.call('jobs.topPicks', {})).toEqual({ jobs: [] });
});
