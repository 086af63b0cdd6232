import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { isWriteConflict } from './errors.ts';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { Pipelines } from './pipelines.ts';
import { type NamedStatement, type Rows, runStatement } from './statement.ts';

/** How to reach the database; times in milliseconds. */
export interface DatabaseConfig {
  url: string;
  /** Connections at most; 10 unless said otherwise. */
  poolSize?: number | undefined;
  /** Connections at most for named statements, beside the pool; 0 (unless said otherwise) leaves them to the pool. */
  pipelines?: number | undefined;
  /** Shown in the server's list of activity. */
  applicationName?: string | undefined;
  /** How long to wait for a free or new connection; 5 s. */
  connectTimeout?: number | undefined;
  /** After this the server gives a statement up; 10 s. */
  statementTimeout?: number | undefined;
}

/** What a transaction offers: Prisma's models, and plain statements of the same transaction. */
export type Transaction = Prisma.TransactionClient & Pick<Database, 'query'>;

/** The database as the apps use it: one pool for Prisma and for statements of their own. */
export interface Database {
  prisma: PrismaClient;
  pool: pg.Pool;
  /**
   * Runs SQL and answers its rows. A named statement is planned once a connection, for the few hot reads: it ends soon,
   * since others may be sent behind it. int8
   * comes as number, date as `YYYY-MM-DD`, numeric as text; inside a transaction int8 comes as bigint and
   * numeric as Decimal, so cast (`::int`, `::float8`) what may be read in both.
   */
  query<Row = Record<string, unknown>>(statement: NamedStatement | string, values?: unknown[]): Rows<Row>;
  /**
   * Runs the work in one transaction, again from the start (three times at most) when the server breaks a
   * deadlock with it: so it must do nothing that cannot be rolled back.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Whether the database answers within two seconds. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * How each connection's statements are planned. A named one is planned once and not for each set of values: left to
 * itself the server plans some of the hot reads anew every time, which costs more than they do (1.7 ms against 0.4 for
 * the newest jobs), so a statement whose best plan depends on its values must be written as several. Compiling a
 * statement and starting workers for it are meant for reports that run for seconds. And the pages of an index are as
 * near as any others, in memory and on today's disks.
 */
export const PLANNING_OPTIONS = [
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'random_page_cost=1.1',
]
  .map((option) => `-c ${option}`)
  .join(' ');

const TRANSACTION_ATTEMPTS = 3;
const READY_WITHIN = 2000;

/** Opens the pool lazily: the first query connects. */
export function createDatabase(config: DatabaseConfig): Database {
  const pool = createPool(config);
  const pipelines = config.pipelines ? new Pipelines(connectionOf(config), config.pipelines) : null;
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: {
      maxWait: config.connectTimeout ?? 5000,
      timeout: config.statementTimeout ?? 10_000,
    },
  });
  return {
    prisma,
    pool,
    query: async <Row>(statement: NamedStatement | string, values?: unknown[]) => {
      const config = runStatement(statement, values);
      const isPiped = pipelines !== null && config.name !== undefined;
      const rows = isPiped ? await pipelines.query(config) : (await pool.query(config)).rows;
      return rows as Row[];
    },
    transaction: (work) => runTransaction(prisma, work),
    isReady: () => isReady(pool),
    close: async () => {
      await prisma.$disconnect();
      await Promise.all([pool.end(), pipelines?.close()]);
    },
  };
}

function connectionOf(config: DatabaseConfig): pg.ClientConfig {
  const { connectTimeout = 5000, statementTimeout = 10_000 } = config;
  return {
    connectionString: config.url,
    application_name: config.applicationName ?? 'nukkad',
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // The server's own timeout comes first; this one is for a server that says nothing at all.
    query_timeout: statementTimeout + 5000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: columnTypes,
    options: PLANNING_OPTIONS,
  };
}

function createPool(config: DatabaseConfig): pg.Pool {
  const pool = new pg.Pool({ ...connectionOf(config), max: config.poolSize ?? 10 });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

async function runTransaction<Result>(
  prisma: PrismaClient,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prisma.$transaction((transaction) => work(withQuery(transaction)));
    } catch (error) {
      if (attempt === TRANSACTION_ATTEMPTS || !isWriteConflict(error)) throw error;
    }
  }
}

function withQuery(transaction: Prisma.TransactionClient): Transaction {
  const query = <Row>(statement: NamedStatement | string, values?: unknown[]) => {
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
