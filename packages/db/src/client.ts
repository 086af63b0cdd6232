import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { isConnectionLost } from './connection-loss.ts';
import { openConnections } from './connection-set.ts';
import { BATCH_TIMES, createPool, type DatabaseConfig, pastPooler, SILENCE, timesOf } from './connections.ts';
import { isWriteConflict } from './errors.ts';
import { type Prisma, PrismaClient } from './generated/client.ts';
import type { PipelineLoad } from './pipelines.ts';
import { ReadReplica } from './replica/read-replica.ts';
import { type Rows, runStatement, type Statement } from './statement.ts';

/** What a transaction offers: Prisma's models, and plain statements of the same transaction. */
export type Transaction = Prisma.TransactionClient & Pick<Database, 'query'>;

/** The database as the apps use it: one pool for Prisma and for statements of their own. */
export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  /**
   * Runs a query and answers its rows. A named one is planned once a connection, for the few hot reads: it ends soon,
   * since others may be sent behind it. Of SQL that is composed, or written in a test, int8 comes as number, date as
   * `YYYY-MM-DD`, numeric as text; inside a transaction int8 comes as bigint and numeric as Decimal.
   */
  query<Row = Record<string, unknown>>(statement: Statement<Row>, values?: unknown[]): Rows<Row>;
  /**
   * The same of the replica, where there is one that keeps up: for reads that may be some seconds old. What somebody has
   * just written themselves, they must see: that is read by `query`.
   */
  queryReplica<Row = Record<string, unknown>>(statement: Statement<Row>, values?: unknown[]): Rows<Row>;
  /** Null where there is none. It is asked once it has been started. */
  readonly replica: ReadReplica | null;
  /**
   * Runs one statement that reads a whole table and may take a minute, on a connection apart from the others. Whoever
   * asks keeps the rows and lets nobody wait for them.
   */
  batchQuery<Row = Record<string, unknown>>(statement: Statement<Row>, values?: unknown[]): Rows<Row>;
  /**
   * Runs the work in one transaction, again from the start (three times at most) when the server breaks a deadlock with
   * it, or the connection is lost before the work is done and so before COMMIT: it must do nothing that cannot be rolled
   * back.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** What the connections that hot reads share are at; null where there are none. */
  readonly pipelineLoad: PipelineLoad | null;
  /** Milliseconds after which a caller is told that the database is away. */
  answersWithin: number;
  /** Whether the database answers within two seconds. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const BATCH_CONNECTIONS = 2;
const TRANSACTION_ATTEMPTS = 3;
/** A transaction is a few statements; one that holds its locks longer is rolled back. */
const STATEMENTS_A_TRANSACTION = 4;
const READY_WITHIN = 2000;

/** Opens the pool lazily: the first query connects. */
export function createDatabase(config: DatabaseConfig): Database {
  const { connectTimeout, reconnectWithin, statementTimeout } = timesOf(config);
  const connections = openConnections(config);
  const { pool, pipelines, run } = connections;
  // It connects when it is first asked.
  const batchPool = createPool({ ...pastPooler(config), ...BATCH_TIMES, poolSize: BATCH_CONNECTIONS });
  const replica = config.replica ? new ReadReplica(config.replica, config) : null;
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: {
      maxWait: connectTimeout,
      timeout: STATEMENTS_A_TRANSACTION * statementTimeout,
    },
  });
  return {
    prisma,
    pool,
    replica,
    query: async <Row>(statement: Statement<Row>, values?: unknown[]) =>
      (await run(runStatement(statement, values))) as Row[],
    queryReplica: async <Row>(statement: Statement<Row>, values?: unknown[]) => {
      const bound = runStatement(statement, values);
      const onPrimary = () => run(bound);
      return (await (replica === null ? onPrimary() : replica.query(bound, onPrimary))) as Row[];
    },
    batchQuery: async <Row>(statement: Statement<Row>, values?: unknown[]) =>
      (await batchPool.query(runStatement(statement, values))).rows as Row[],
    transaction: (work) => runTransaction(prisma, work, reconnectWithin),
    get pipelineLoad() {
      return pipelines?.load ?? null;
    },
    answersWithin: connectTimeout + statementTimeout + SILENCE,
    isReady: () => isReady(pool),
    close: async () => {
      await prisma.$disconnect();
      await Promise.all([connections.close(), batchPool.end(), replica?.close()]);
    },
  };
}

async function runTransaction<Result>(
  prisma: PrismaClient,
  work: (transaction: Transaction) => Promise<Result>,
  reconnectWithin: number,
): Promise<Result> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    let isDone = false;
    try {
      return await prisma.$transaction(async (transaction) => {
        const result = await work(withQuery(transaction));
        isDone = true;
        return result;
      });
    } catch (error) {
      const wasCutOff = !isDone && isConnectionLost(error) && performance.now() - began < reconnectWithin;
      if (attempt === TRANSACTION_ATTEMPTS || !(wasCutOff || isWriteConflict(error))) throw error;
    }
  }
}

function withQuery(transaction: Prisma.TransactionClient): Transaction {
  const query = <Row>(statement: Statement<Row>, values?: unknown[]) => {
    const { text, values: given = [] } = runStatement(statement, values);
    return transaction.$queryRawUnsafe<Row[]>(text, ...given);
  };
  // Defined, not assigned: an assignment would reach Prisma's proxy through the prototype and be kept on the client
  // that all transactions share, so that one would run its statements in another.
  return Object.create(transaction, { query: { value: query, enumerable: true } }) as Transaction;
}

async function isReady(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, READY_WITHIN, false).unref());
  const answered = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}
