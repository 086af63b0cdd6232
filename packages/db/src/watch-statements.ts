import type pg from 'pg';
import { statementName } from './statement-name.ts';

/** Told of each statement as it begins, by its name; what it answers is told of the end. Null where nobody watches this one. */
export type StatementWatch = (name: string) => ((failure: unknown) => void) | null;

interface Watched {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the driver, passed on as they are
  query(...args: any[]): any;
}

const textOf = (statement: unknown): { name?: string; text: string } =>
  typeof statement === 'string' ? { text: statement } : (statement as { text: string });

/**
 * Watches the statements of a pool or a connection that are awaited. The pool hands them on to a connection with a
 * callback, in whose place another caller's work may be the one at hand: those are told of by the pool.
 */
export function watchStatements(source: Watched, watch: StatementWatch | undefined): void {
  if (watch === undefined) return;
  const send = source.query;
  source.query = function watched(...args: unknown[]) {
    const end = typeof args.at(-1) === 'function' ? null : watch(statementName(textOf(args[0])));
    const answered: unknown = Reflect.apply(send, this, args);
    return end !== null && answered instanceof Promise ? reportEnd(answered, end) : answered;
  };
}

function reportEnd<Answer>(answered: Promise<Answer>, end: (failure: unknown) => void): Promise<Answer> {
  answered.then(
    () => end(null),
    (error: unknown) => end(error ?? true),
  );
  return answered;
}

/** Watches one statement, from where it is sent to its answer. */
export function watchAnswer<Answer>(
  statement: { readonly name?: string; readonly text: string },
  watch: StatementWatch | undefined,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const end = watch?.(statementName(statement)) ?? null;
  return end === null ? send() : reportEnd(send(), end);
}

/** Watches a pool and each connection that it opens. */
export function watchPool(pool: pg.Pool, watch: StatementWatch | undefined): void {
  if (watch === undefined) return;
  watchStatements(pool, watch);
  pool.on('connect', (client) => watchStatements(client, watch));
}
