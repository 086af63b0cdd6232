import type { JobCard } from '@nukkad/contract';
import type { QueryClient } from '@tanstack/react-query';
import { requestSync } from './background-sync.ts';
import { outbox } from './outbox.ts';
import type { WaitingCall } from './waiting.ts';

function isJob(value: object): value is JobCard {
  return 'id' in value && 'title' in value && 'companyName' in value;
}

/** Finds a job by id in cached data of any shape. */
function findJob(value: unknown, id: string): JobCard | null {
  if (value === null || typeof value !== 'object') return null;
  if (isJob(value) && value.id === id) return value;
  for (const part of Object.values(value)) {
    const job = findJob(part, id);
    if (job) return job;
  }
  return null;
}

function cachedJob(queryClient: QueryClient, jobId: string): JobCard | null {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const job = findJob(state.data, jobId);
    if (job) return job;
  }
  return null;
}

/** Stores an action that could not be sent. An application that is stored already keeps its idempotency key. */
export async function addWaiting(
  act: Pick<WaitingCall, 'account' | 'key' | 'route' | 'input'>,
  queryClient: QueryClient,
): Promise<void> {
  const { jobId } = act.input as { readonly jobId: string };
  const id = `${act.account} ${act.route} ${jobId}`;
  const stored = await outbox.one(id);
  const isRepeat = stored?.problem === null && act.route === 'applications.apply';
  const key = isRepeat ? stored.key : act.key;
  const job = cachedJob(queryClient, jobId);
  await outbox.put({
    ...act,
    id,
    key,
    createdAt: stored?.createdAt ?? Date.now(),
    about: job ? `${job.title} · ${job.companyName}` : '',
    job: job ?? undefined,
    problem: null,
  });
  // A browser without Background Sync sends it from the next page.
  void requestSync().catch(() => undefined);
}
