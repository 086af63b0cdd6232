import pg from 'pg';

/**
 * A connection that closes itself if a statement gets no response in time. The connection may have an open
 * transaction. If it returned to the pool, the next caller's writes would join that transaction and be lost with it.
 * The server rolls back when the connection closes.
 */
export class ClosingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: forwards the overloads of the driver
  override query(...args: any[]): any {
    const response: unknown = Reflect.apply(super.query, this, args);
    if (response instanceof Promise) {
      response.catch((error: Error) => {
        if (error.message === 'Query read timeout') void this.end();
      });
    }
    return response;
  }
}
