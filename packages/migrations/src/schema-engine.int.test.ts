import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@nukkad/embedded-db/start-embedded.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDeploy } from './migrate-deploy.ts';
import { openSchemaEngine } from './schema-engine/load-engine.ts';

const SCHEMA = `
  datasource db {
    provider = "postgresql"
  }
  model Thing {
    id   Int    @id
    word String @unique
  }
`;
/** A migration with a function, because a function's body contains semicolons. */
const FIRST = `
  CREATE TABLE "Thing" (id integer NOT NULL, word text NOT NULL, CONSTRAINT "Thing_pkey" PRIMARY KEY (id));
  CREATE UNIQUE INDEX "Thing_word_key" ON "Thing" (word);
  CREATE FUNCTION one() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN PERFORM 2; RETURN 1; END $$;
`;
const FAILING = `
  CREATE TABLE never (id integer);
  SELECT 1 / 0;
`;

let embedded: EmbeddedDatabase;
let folder: string;

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

beforeAll(async () => {
  embedded = await startEmbeddedDatabase({ dataDir: 'memory://', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'nukkad-migrations-'));
  await writeFile(join(folder, 'migration_lock.toml'), 'provider = "postgresql"\n');
  await write('0001_first', FIRST);
});

afterAll(async () => {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the schema engine', () => {
  it('applies pending migrations once, whole', async () => {
    expect(await migrateDeploy(embedded.connectionString, { directory: folder })).toEqual(['0001_first']);
    expect(await migrateDeploy(embedded.connectionString, { directory: folder })).toEqual([]);
  });

  it('reads the database back without a difference to the schema', async () => {
    const { engine, close } = await openSchemaEngine({ connectionString: embedded.connectionString });
    const files = [{ path: 'schema.prisma', content: SCHEMA }];
    const result = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: folder },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    await close();
    expect(result).toMatchObject({ exitCode: 0 });
  });

  it('compares schemas without any database', async () => {
    const { engine, close } = await openSchemaEngine({ connectionString: undefined });
    const { stdout } = await engine.diff({
      from: { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: SCHEMA }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    await close();
    expect(stdout).toContain('CREATE UNIQUE INDEX "Thing_word_key"');
  });

  it('leaves nothing of a migration that fails, and says which it was', async () => {
    await write('0002_failing', FAILING);
    await expect(migrateDeploy(embedded.connectionString, { directory: folder })).rejects.toThrow(
      /0002_failing/,
    );
    await expect(migrateDeploy(embedded.connectionString, { directory: folder })).rejects.toThrow(
      /failed migrations/,
    );
    const { engine, close } = await openSchemaEngine({ connectionString: embedded.connectionString });
    const attempt = engine.dbExecute({
      datasourceType: { tag: 'url', url: embedded.connectionString },
      script: 'SELECT * FROM never',
    });
    await expect(attempt).rejects.toThrow(/never/);
    await close();
  });
});
