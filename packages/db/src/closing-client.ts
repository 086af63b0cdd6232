import pg from 'pg';
import { type DeadlineExceeded, timeLeft } from './deadline.ts';

/** A rollback must always be sent. Otherwise its connection would return to the pool within a transaction. */
const ROLLBACK = /^\s*ROLLBACK/i;

type Callback = (error: Error) => void;

/**
 * A connection that closes itself if a statement gets no response in time. The connection may have an open
 * transaction. If it returned to the pool, the next caller's writes would join that transaction and be lost with it.
 * The server rolls back when the connection closes. A statement waits at most until the deadline of its request, and
 * is not sent after that.
 */
export class ClosingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: forwards the overloads of the driver
  override query(...args: any[]): any {
    let limited: unknown[];
    try {
      limited = withTimeLeft(args, this.queryTimeout);
    } catch (error) {
      const callback = args.at(-1);
      if (typeof callback !== 'function') return Promise.reject(error);
      process.nextTick(callback as Callback, error as DeadlineExceeded);
      return undefined;
    }
    const response: unknown = Reflect.apply(super.query, this, limited);
    if (response instanceof Promise) {
      response.catch((error: Error) => {
        if (error.message === 'Query read timeout') void this.end();
      });
    }
    return response;
  }

  /** The timeout in milliseconds that the connection was configured with; the driver's types lack it. */
  private get queryTimeout(): number {
    const { connectionParameters } = this as unknown as {
      readonly connectionParameters: { readonly query_timeout: number | false };
    };
    return connectionParameters.query_timeout || Number.POSITIVE_INFINITY;
  }
}

/** Returns the arguments of `query` with a shorter timeout if the deadline of the request comes first. */
function withTimeLeft(args: unknown[], queryTimeout: number): unknown[] {
  const [statement, ...others] = args;
  const config = typeof statement === 'string' ? { text: statement } : (statement as { text?: string });
  if (ROLLBACK.test(config.text ?? '')) return args;
  const left = timeLeft(queryTimeout);
  if (left >= queryTimeout) return args;
  return [{ ...config, query_timeout: left }, ...others];
}
