import pg from 'pg';

/**
 * A connection that is cut once the server has left a statement of it unanswered for too long. It may hold an open
 * transaction then, whose ROLLBACK would wait behind that statement: given back to the pool, it would take the next
 * caller's writes into that transaction, to be acknowledged and lost. The server rolls back what was cut.
 */
export class DistrustfulClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the driver, passed on as they are
  override query(...args: any[]): any {
    const answered: unknown = Reflect.apply(super.query, this, args);
    if (answered instanceof Promise) {
      answered.catch((error: Error) => {
        if (error.message === 'Query read timeout') void this.end();
      });
    }
    return answered;
  }
}
