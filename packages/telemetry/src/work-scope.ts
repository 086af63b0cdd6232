import { AsyncLocalStorage } from 'node:async_hooks';
import { isUuid } from '@nukkad/domain/uuid.ts';
import type { OpenSpan } from './tracing.ts';

/** What a piece of work is part of: the request that began it, wherever it goes on. */
export interface WorkScope {
  readonly requestId: string;
  readonly span?: OpenSpan | null;
}

/** Follows a request through everything that is awaited in it. */
export const workScope = new AsyncLocalStorage<WorkScope>();

export const REQUEST_ID_HEADER = 'x-request-id';
export const TRACE_HEADER = 'traceparent';

/** The id that the server before gave a request; none where what is said is no id of ours. */
export function readRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && isUuid(header) ? header : undefined;
}

/** What the next server, or the queue, is told of the work at hand. */
export function travelHeaders(): Record<string, string> {
  const scope = workScope.getStore();
  if (scope === undefined) return {};
  const id = { [REQUEST_ID_HEADER]: scope.requestId };
  return scope.span ? { ...id, [TRACE_HEADER]: scope.span.traceparent } : id;
}
