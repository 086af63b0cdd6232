import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withClient } from '@nukkad/db/testing/connect.ts';
import { readQueries } from '@nukkad/db/testing/query-problems.ts';
import { migrateDeploy } from '../src/migrate-deploy.ts';
import { FACTS } from '../src/refused-rows.ts';

/**
 * `DATABASE_URL=… node packages/migrations/test/freeze-release.ts 1.0.0` writes the fixture of `upgrade.int.test.ts`: the
 * schema of a release with some rows, and the statements of its servers. It needs an empty database and pg_dump.
 */
const FOLDER = fileURLToPath(new URL('releases/', import.meta.url));
/**
 * Folders of the sources whose statements the servers run. Servers of the old version keep running while a new
 * version migrates.
 */
const SOURCES = ['packages/core/src', 'apps/api/src', 'apps/chat/src'];
const DUMP = [
  '--no-owner',
  '--no-privileges',
  '--no-comments',
  '--inserts',
  '--exclude-table-data=spatial_ref_sys',
];
/**
 * Matches lines to remove from a dump: commands of psql, comments (which contain server versions), and empty lines.
 */
const NOISE = /^(\\|--|SET transaction_timeout).*\n|\n(?=\n)/gm;

async function dumpDatabase(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)('pg_dump', [...DUMP, url], { maxBuffer: 1e8 });
  return `${stdout.replace(NOISE, '').trim()}\n`;
}

async function readStatements(): Promise<Record<string, string[]>> {
  const statements: Record<string, string[]> = {};
  for (const folder of SOURCES) {
    const queries = await readQueries(fileURLToPath(new URL(`../../../${folder}`, import.meta.url)));
    for (const [name, results] of queries) statements[`${folder}/${name}`] = results.map(({ text }) => text);
  }
  return statements;
}

const [version] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (!/^\d+\.\d+\.\d+$/.test(version ?? '') || url === undefined)
  throw new Error(
    'Usage, with an empty database: DATABASE_URL=… node packages/migrations/test/freeze-release.ts 1.0.0',
  );
await migrateDeploy(url);
await withClient(url, (client) => client.query(FACTS));
mkdirSync(FOLDER, { recursive: true });
const schema = await dumpDatabase(url);
writeFileSync(`${FOLDER}${version}.sql`, schema);
const statements = await readStatements();
writeFileSync(`${FOLDER}${version}.statements.json`, `${JSON.stringify(statements, null, 1)}\n`);
console.log(
  `${version}: ${schema.length} characters of schema and rows, ${Object.keys(statements).length} statements`,
);
