import { routes } from '@nukkad/contract';
import type { WebConfig } from '../config.ts';

/** Whether each part of the product works. The parts are named as users know them. */
export interface Status {
  readonly pages: boolean;
  readonly search: boolean;
  readonly messages: boolean;
  readonly codes: boolean;
  /** Whether the site is read-only for maintenance. */
  readonly maintenance: boolean;
}

const ANSWER_MS = 2500;
const SEARCH = JSON.stringify({ sortBy: 'newest', pageNo: 1, size: 1 });

type Options = Pick<RequestInit, 'method' | 'body' | 'headers'>;

/** Fetches a JSON object; null if the status is an error or no response arrives in time. */
async function fetchJson(address: string, init: Options = {}): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
    const body: unknown = await response.json();
    return response.ok && typeof body === 'object' ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Reads `/readyz` of the API and the chat service, and searches for one job. */
export async function readStatus({
  apiOrigin,
  chatOrigin,
}: Pick<WebConfig, 'apiOrigin' | 'chatOrigin'>): Promise<Status> {
  const { method, path } = routes.jobFilter;
  const [api, chat, search] = await Promise.all([
    fetchJson(`${apiOrigin}/readyz`),
    fetchJson(`${chatOrigin}/readyz`),
    fetchJson(`${apiOrigin}${path}`, {
      method,
      body: SEARCH,
      headers: { 'content-type': 'application/json' },
    }),
  ]);
  return {
    pages: api !== null,
    search: search?.success === true,
    messages: chat !== null,
    codes: api?.codes === true,
    maintenance: api?.maintenance === true,
  };
}
