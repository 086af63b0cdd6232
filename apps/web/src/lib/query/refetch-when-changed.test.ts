import { createI18n } from '@nukkad/i18n';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { createSessionStore, type SessionStore } from '../session-store.ts';
import { refetchForLanguage, refetchForViewer } from './refetch-when-changed.ts';

const CANDIDATE = { status: 'signed-in', candidateId: 'asha', accessToken: 'first' } as const;
let queryClient: QueryClient;
let session: SessionStore;

beforeEach(() => {
  queryClient = new QueryClient();
  for (const key of ['startup.settings', 'cities.list', 'jobs.filter', 'profile.whole'])
    queryClient.setQueryData([key, 'any'], {});
  session = createSessionStore({ status: 'unknown' });
});

function stale(): unknown[] {
  const queries = queryClient.getQueryCache().findAll();
  return queries.filter((query) => query.state.isInvalidated).map(({ queryKey }) => queryKey[0]);
}

it('refetches personal queries when a seeker signs in, and nothing public', () => {
  refetchForViewer(session, queryClient);
  session.set(CANDIDATE);
  expect(stale()).toEqual(['jobs.filter', 'profile.whole']);
});

it('refetches nothing for a visitor whose session becomes known', () => {
  refetchForViewer(session, queryClient);
  session.set({ status: 'visitor' });
  expect(stale()).toEqual([]);
});

it('refetches nothing when the token of the same seeker is renewed', () => {
  refetchForViewer(session, queryClient);
  session.set(CANDIDATE);
  queryClient.setQueryData(['jobs.filter', 'any'], {});
  session.set({ ...CANDIDATE, accessToken: 'second' });
  expect(stale()).toEqual(['profile.whole']);
});

it('refetches personal queries when another seeker signs in', () => {
  refetchForViewer(session, queryClient);
  session.set(CANDIDATE);
  queryClient.setQueryData(['jobs.filter', 'any'], {});
  session.set({ ...CANDIDATE, candidateId: 'ravi' });
  expect(stale()).toContain('jobs.filter');
});

it('refetches everything except the cities after a change of language', async () => {
  const i18n = createI18n('en', {});
  refetchForLanguage(i18n, queryClient);
  await i18n.changeLanguage('hi');
  expect(stale()).toEqual(['startup.settings', 'jobs.filter', 'profile.whole']);
});
