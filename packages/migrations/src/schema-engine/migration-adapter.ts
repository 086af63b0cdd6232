import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';
import type { SchemaEngineOptions } from './load-engine.ts';
import { AbsentServerPool, MigrationPool } from './migration-pool.ts';
import { openShadowDatabase } from './shadow-database.ts';

/** Creates the adapter factory with which the schema engine reads and changes databases. */
export function migrationAdapterFactory({ connectionString, openEmpty, lockTimeout }: SchemaEngineOptions) {
  const adapters = new Set<SqlDriverAdapter>();
  const open = async (connection: string | undefined, afterwards: () => Promise<void>) => {
    const adapter = await connect(connection, afterwards, lockTimeout);
    adapters.add(adapter);
    return adapter;
  };
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => open(connectionString, async () => {}),
    connectToShadowDb: async () => {
      const shadow = await openShadowDatabase(connectionString, openEmpty);
      return open(shadow.connectionString, shadow.dispose);
    },
  };
  const disposeAll = async () => {
    await Promise.all([...adapters].map((adapter) => adapter.dispose()));
  };
  return { factory, disposeAll };
}

async function connect(
  connectionString: string | undefined,
  afterwards: () => Promise<void>,
  lockTimeout?: number,
): Promise<SqlDriverAdapter> {
  const pool =
    connectionString === undefined
      ? new AbsentServerPool()
      : new MigrationPool(connectionString, lockTimeout);
  const adapter = await new PrismaPg(pool).connect();
  if (pool instanceof MigrationPool) presentCharColumns(adapter, pool);
  // Sends the script as one simple query, which PostgreSQL runs as one transaction. The inherited method would split
  // it at every semicolon, even in function bodies.
  adapter.executeScript = async (script) => {
    await pool.query(script).catch((error: unknown) => {
      throw toAdapterError(error);
    });
  };
  let disposal: Promise<void> | undefined;
  adapter.dispose = () => {
    disposal ??= pool.end().then(afterwards);
    return disposal;
  };
  return adapter;
}

function presentCharColumns(adapter: SqlDriverAdapter, pool: MigrationPool): void {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const position of pool.charColumns(result.rows)) {
      result.columnTypes[position] = ColumnTypeEnum.Character;
    }
    return result;
  };
}

function toAdapterError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return error;
  return new DriverAdapterError({
    kind: 'postgres',
    originalCode: error.code,
    originalMessage: error.message,
    code: error.code,
    severity: error.severity ?? 'ERROR',
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
  });
}
