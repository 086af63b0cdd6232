import { AsyncLocalStorage } from 'node:async_hooks';
import { isUuid } from '@nukkad/domain/uuid.ts';
import type { OpenSpan } from './tracing.ts';

/** The request or task for which the current code runs. */
export interface WorkScope {
  readonly requestId: string;
  readonly span?: OpenSpan | null;
}

/** Holds the scope of the current request through all awaited calls. */
export const workScope = new AsyncLocalStorage<WorkScope>();

export const REQUEST_ID_HEADER = 'x-request-id';
export const TRACE_HEADER = 'traceparent';

/** Returns the request id from the header that the previous server sent; undefined if it is not a valid id. */
export function readRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && isUuid(header) ? header : undefined;
}

/** Returns headers that pass the request id and trace on to the next server or the queue. */
export function travelHeaders(): Record<string, string> {
  const scope = workScope.getStore();
  if (scope === undefined) return {};
  const id = { [REQUEST_ID_HEADER]: scope.requestId };
  return scope.span ? { ...id, [TRACE_HEADER]: scope.span.traceparent } : id;
}
