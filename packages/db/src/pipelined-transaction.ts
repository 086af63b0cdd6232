import type pg from 'pg';
import { timeLeft } from './deadline.ts';
import { type Rows, runStatement, type Statement } from './statement.ts';

/** A transaction for SQL. It sends each statement without waiting for the responses to earlier ones. */
export interface PipelinedTransaction {
  /** Runs a query and returns its rows. Statements that are sent together take one round trip. */
  query<Row = Record<string, unknown>>(statement: Statement<Row>, values?: unknown[]): Rows<Row>;
  /** Sends a statement whose rows are not needed. If it fails, the transaction is rolled back and rejects. */
  send(statement: Statement<unknown>, values?: unknown[]): void;
}

/** Reports that COMMIT has been sent. If the connection is lost after that, the outcome is unknown. */
type OnCommit = () => void;

/**
 * Runs `work` in a transaction on a connection of the pool, which must be in pipeline mode. COMMIT is sent as soon as
 * `work` resolves, behind the statements without a response. PostgreSQL rolls back at COMMIT if one of them failed.
 */
export async function runPipelined<Result>(
  pool: pg.Pool,
  statementTimeout: number,
  work: (transaction: PipelinedTransaction) => Promise<Result>,
  onCommit: OnCommit,
): Promise<Result> {
  const client = await pool.connect();
  const responses: Promise<unknown>[] = [];
  const submit = (statement: Statement<unknown>, values?: unknown[]) => {
    const response = client.query(runStatement(statement, values));
    // Handled below, together with the other responses.
    response.catch(() => {});
    responses.push(response);
    return response;
  };
  try {
    submit(beginWithin(statementTimeout));
    const result = await work({
      query: async <Row>(statement: Statement<Row>, values?: unknown[]) =>
        (await submit(statement, values)).rows as Row[],
      send: (statement, values) => void submit(statement, values),
    });
    // Nothing is committed after the deadline.
    timeLeft(statementTimeout);
    onCommit();
    submit('COMMIT');
    await Promise.all(responses);
    client.release();
    return result;
  } catch (error) {
    // The caller does not wait for the rollback. The connection returns to the pool after it.
    client.query('ROLLBACK').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
    throw await causeOf(error, responses);
  }
}

/** Returns BEGIN, with a shorter timeout for each statement if the request has less time left. */
function beginWithin(statementTimeout: number): string {
  const left = timeLeft(statementTimeout);
  return left < statementTimeout ? `BEGIN; SET LOCAL statement_timeout = ${left}` : 'BEGIN';
}

/** After a failed statement, PostgreSQL refuses all others with this code until the transaction ends. */
const TRANSACTION_ABORTED = '25P02';

/** Returns the error of the statement that failed first, if `error` is only its consequence. */
async function causeOf(error: unknown, responses: readonly Promise<unknown>[]): Promise<unknown> {
  if ((error as { code?: unknown }).code !== TRANSACTION_ABORTED) return error;
  const settled = await Promise.allSettled(responses);
  return settled.find((response) => response.status === 'rejected')?.reason ?? error;
}
