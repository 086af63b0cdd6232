import type { Tracing } from './tracing.ts';
import { workScope } from './work-scope.ts';

const SQLSTATE = /^[0-9A-Z]{5}$/;

const stateOf = (failure: unknown): string | null => {
  const code = (failure as { readonly code?: unknown } | null)?.code;
  return typeof code === 'string' && SQLSTATE.test(code) ? code : null;
};

/**
 * Returns a `watch` function for a database, which records a span for each statement of the current request or task.
 * The span contains the name and outcome of the statement, but neither SQL text nor values. Without a current request
 * or task, no span is recorded.
 */
export function statementSpans(tracing: Tracing | null) {
  if (tracing === null) return undefined;
  return (name: string) => {
    const parent = workScope.getStore()?.span;
    if (!parent) return null;
    const span = tracing.begin(name, 'client', parent.traceparent);
    return (failure: unknown) => {
      const state = stateOf(failure);
      const facts = { 'db.system.name': 'postgresql', 'db.query.summary': name };
      span.end(
        { ...facts, ...(state === null ? {} : { 'db.response.status_code': state }) },
        failure !== null,
      );
    };
  };
}
