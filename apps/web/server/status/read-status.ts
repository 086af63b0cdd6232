import { routes } from '@nukkad/contract';
import type { WebConfig } from '../config.ts';

/** What people know the product's parts as. */
export interface Status {
  readonly pages: boolean;
  readonly search: boolean;
  readonly messages: boolean;
  readonly codes: boolean;
  /** Everything can be read, and every change is refused. */
  readonly maintenance: boolean;
}

const ANSWER_MS = 2500;
const SEARCH = JSON.stringify({ sortBy: 'newest', pageNo: 1, size: 1 });

type Ask = Pick<RequestInit, 'method' | 'body' | 'headers'>;

/** The answer as JSON; null where there is none in time, or a refusal. */
async function ask(address: string, init: Ask = {}): Promise<Record<string, unknown> | null> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
    const body: unknown = await answer.json();
    return answer.ok && typeof body === 'object' ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Asks the servers behind whether they are ready, and the search for one job. */
export async function readStatus({
  apiOrigin,
  chatOrigin,
}: Pick<WebConfig, 'apiOrigin' | 'chatOrigin'>): Promise<Status> {
  const { method, path } = routes.jobFilter;
  const [api, chat, search] = await Promise.all([
    ask(`${apiOrigin}/readyz`),
    ask(`${chatOrigin}/readyz`),
    ask(`${apiOrigin}${path}`, { method, body: SEARCH, headers: { 'content-type': 'application/json' } }),
  ]);
  return {
    pages: api !== null,
    search: search?.success === true,
    messages: chat !== null,
    codes: api?.codes === true,
    maintenance: api?.maintenance === true,
  };
}
