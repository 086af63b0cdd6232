import type { QueryClient } from '@tanstack/react-query';
import { offlineDatabase } from '../offline-database.ts';
import { outbox } from './outbox.ts';
import type { WaitingCall } from './waiting.ts';

interface NamedJob {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
}

function isJob(value: object): value is NamedJob {
  return 'id' in value && 'title' in value && 'companyName' in value;
}

/** The job with this id among cached answers, in whichever form they hold it. */
function findJob(value: unknown, id: string): NamedJob | null {
  if (value === null || typeof value !== 'object') return null;
  if (isJob(value) && value.id === id) return value;
  for (const part of Object.values(value)) {
    const job = findJob(part, id);
    if (job) return job;
  }
  return null;
}

function nameOf(queryClient: QueryClient, jobId: string): string {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const job = findJob(state.data, jobId);
    if (job) return `${job.title} · ${job.companyName}`;
  }
  return '';
}

/** Stores what was done without a line; done once more before it was sent, an application keeps its first key. */
export async function addWaiting(
  act: Pick<WaitingCall, 'account' | 'key' | 'route' | 'input'>,
  queryClient: QueryClient,
): Promise<void> {
  const { jobId } = act.input as { readonly jobId: string };
  const id = `${act.account} ${act.route} ${jobId}`;
  const before = await (await offlineDatabase()).get('outbox', id);
  const isRepeat = before?.problem === null && act.route === 'applications.apply';
  const key = isRepeat ? before.key : act.key;
  await outbox.put({
    ...act,
    id,
    key,
    createdAt: before?.createdAt ?? Date.now(),
    about: nameOf(queryClient, jobId),
    problem: null,
  });
}
