import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { isConnectionLost } from './connection-loss.ts';
import { openConnections } from './connection-set.ts';
import { BATCH_TIMES, createPool, type DatabaseConfig, pastPooler, SILENCE, timesOf } from './connections.ts';
import { timeLeft, withoutDeadline } from './deadline.ts';
import { isWriteConflict } from './errors.ts';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { type PipelinedTransaction, runPipelined } from './pipelined-transaction.ts';
import type { PipelineLoad } from './pipelines.ts';
import { ReadReplica } from './replica/read-replica.ts';
import { type Rows, runStatement, type Statement } from './statement.ts';

/** A transaction. It has Prisma's models, and `query` and `send` for SQL that runs in the same transaction. */
export type Transaction = Prisma.TransactionClient & PipelinedTransaction;

/** The database client of the apps, which uses one connection pool for Prisma and for SQL. */
export interface Database {
  /** Created when it is first used. Reading the data model took 3 % of the time in which the API starts. */
  readonly prisma: PrismaClient;
  pool: pg.Pool;
  /**
   * Runs a query and returns its rows. A named query is a prepared statement, planned once per connection. Use names only
   * for frequent short reads, because other queries may wait behind it on its connection. int8 is returned as number,
   * date as `YYYY-MM-DD`, numeric as string; in a transaction int8 is a bigint and numeric a Decimal.
   */
  query<Row = Record<string, unknown>>(statement: Statement<Row>, values?: unknown[]): Rows<Row>;
  /**
   * Runs a query on the replica, if there is one and its lag is small, else on the primary. The rows may be some seconds
   * old. Use `query` for data that the user may have just written.
   */
  queryReplica<Row = Record<string, unknown>>(statement: Statement<Row>, values?: unknown[]): Rows<Row>;
  /** The read replica; null if none is configured. It is not used before its `start` has been called. */
  readonly replica: ReadReplica | null;
  /**
   * Runs a slow statement, such as a scan of a whole table, which may take up to a minute. It uses a separate pool of
   * two connections. Requests of users must not wait for it, so its rows should be cached.
   */
  batchQuery<Row = Record<string, unknown>>(statement: Statement<Row>, values?: unknown[]): Rows<Row>;
  /**
   * Runs `work` in a transaction. After a deadlock, or if the connection is lost before COMMIT, it runs `work` again,
   * at most three times in all. So `work` must have no effects that cannot be rolled back.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs SQL in a transaction that waits for the database as rarely as `work` waits for rows: BEGIN is sent with the first
   * statements, and COMMIT with the last ones. Retries like `transaction`.
   */
  pipelinedTransaction<Result>(work: (transaction: PipelinedTransaction) => Promise<Result>): Promise<Result>;
  /** Load of the pipelined connections; null if none are configured. */
  readonly pipelineLoad: PipelineLoad | null;
  /** Maximum milliseconds until a query fails if the database does not respond. */
  answersWithin: number;
  /** Whether the database responds within two seconds. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const BATCH_CONNECTIONS = 2;
const TRANSACTION_ATTEMPTS = 3;
/** Time limit of a transaction, as a multiple of the statement timeout. */
const STATEMENTS_A_TRANSACTION = 4;
const READY_WITHIN = 2000;

/** Creates the database client with its pools. Connections are opened by the first query. */
export function createDatabase(config: DatabaseConfig): Database {
  const { connectTimeout, reconnectWithin, statementTimeout } = timesOf(config);
  const connections = openConnections(config);
  const { pool, pipelines, run } = connections;
  const batchPool = createPool({ ...pastPooler(config), ...BATCH_TIMES, poolSize: BATCH_CONNECTIONS });
  const replica = config.replica ? new ReadReplica(config.replica, config) : null;
  const limits = {
    maxWait: connectTimeout,
    timeout: STATEMENTS_A_TRANSACTION * statementTimeout,
  };
  let created: PrismaClient | undefined;
  const prisma = (): PrismaClient => {
    created ??= new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: limits });
    return created;
  };
  return {
    get prisma() {
      return prisma();
    },
    pool,
    replica,
    query: async <Row>(statement: Statement<Row>, values?: unknown[]) =>
      (await run(runStatement(statement, values))) as Row[],
    queryReplica: async <Row>(statement: Statement<Row>, values?: unknown[]) => {
      const prepared = runStatement(statement, values);
      const onPrimary = () => run(prepared);
      return (await (replica === null ? onPrimary() : replica.query(prepared, onPrimary))) as Row[];
    },
    batchQuery: async <Row>(statement: Statement<Row>, values?: unknown[]) =>
      (await withoutDeadline(() => batchPool.query(runStatement(statement, values)))).rows as Row[],
    transaction: (work) =>
      repeatTransaction((onCommit) => runInPrisma(prisma(), limits, work, onCommit), reconnectWithin),
    pipelinedTransaction: (work) =>
      repeatTransaction((onCommit) => runPipelined(pool, statementTimeout, work, onCommit), reconnectWithin),
    get pipelineLoad() {
      return pipelines?.load ?? null;
    },
    answersWithin: connectTimeout + statementTimeout + SILENCE,
    isReady: () => isReady(pool),
    close: async () => {
      await created?.$disconnect();
      await Promise.all([connections.close(), batchPool.end(), replica?.close()]);
    },
  };
}

/**
 * Runs a transaction, and again after a deadlock or a connection that was lost before COMMIT. `run` calls its argument
 * before it commits.
 */
async function repeatTransaction<Result>(
  run: (onCommit: () => void) => Promise<Result>,
  reconnectWithin: number,
): Promise<Result> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      return await run(() => {
        isCommitting = true;
      });
    } catch (error) {
      const wasCutOff =
        !isCommitting && isConnectionLost(error) && performance.now() - began < reconnectWithin;
      if (attempt === TRANSACTION_ATTEMPTS || !(wasCutOff || isWriteConflict(error))) throw error;
    }
  }
}

/** Time limits of a transaction of Prisma in milliseconds. */
interface TransactionLimits {
  /** Maximum time until it begins. */
  readonly maxWait: number;
  /** Maximum time until it ends. */
  readonly timeout: number;
}

function runInPrisma<Result>(
  prisma: PrismaClient,
  { maxWait, timeout }: TransactionLimits,
  work: (transaction: Transaction) => Promise<Result>,
  onCommit: () => void,
): Promise<Result> {
  const limits = { maxWait: timeLeft(maxWait), timeout: timeLeft(timeout) };
  return prisma.$transaction(async (client) => {
    const { transaction, sent } = withSql(client);
    const result = await work(transaction);
    await Promise.all(sent);
    // Nothing is committed after the deadline.
    timeLeft(timeout);
    onCommit();
    return result;
  }, limits);
}

function withSql(client: Prisma.TransactionClient) {
  const sent: Promise<unknown>[] = [];
  const query = async <Row>(statement: Statement<Row>, values?: unknown[]) => {
    const { text, values: given = [] } = runStatement(statement, values);
    return client.$queryRawUnsafe<Row[]>(text, ...given);
  };
  const send = (statement: Statement<unknown>, values?: unknown[]) => {
    const response = query(statement, values);
    // Handled before COMMIT.
    response.catch(() => {});
    sent.push(response);
  };
  // An assignment would not work. Prisma's proxy would store the property on the client that all transactions share,
  // and one transaction would run its statements in another.
  const transaction = Object.create(client, {
    query: { value: query, enumerable: true },
    send: { value: send, enumerable: true },
  }) as Transaction;
  return { transaction, sent };
}

async function isReady(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, READY_WITHIN, false).unref());
  const answered = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}
