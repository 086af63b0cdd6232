import type pg from 'pg';
import { statementName } from './statement-name.ts';

/**
 * Called with the name of each statement before it is sent. Returns a callback for the end of the statement, which is
 * called with the error or null. Returns null for a statement that is not traced.
 */
export type StatementWatch = (name: string) => ((failure: unknown) => void) | null;

interface Watched {
  // biome-ignore lint/suspicious/noExplicitAny: forwards the overloads of the driver
  query(...args: any[]): any;
}

const textOf = (statement: unknown): { name?: string; text: string } =>
  typeof statement === 'string' ? { text: statement } : (statement as { text: string });

/**
 * Calls `watch` for each statement of a pool or a connection. Statements with a callback are skipped, because they
 * are the pool's own: they have already been reported, and run in the async context of another caller.
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

/** Sends one statement and calls `watch` for it. */
export function watchAnswer<Answer>(
  statement: { readonly name?: string; readonly text: string },
  watch: StatementWatch | undefined,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const end = watch?.(statementName(statement)) ?? null;
  return end === null ? send() : reportEnd(send(), end);
}

/** Calls `watch` for the statements of a pool and of each connection that it opens. */
export function watchPool(pool: pg.Pool, watch: StatementWatch | undefined): void {
  if (watch === undefined) return;
  watchStatements(pool, watch);
  pool.on('connect', (client) => watchStatements(client, watch));
}
