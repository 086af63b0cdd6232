// Prints how many commits a second PostgreSQL makes with NOTIFY and without, by clients: those with it commit one after
// the other. On a PostgreSQL of its own, which waits for its disk. `node scripts/measure-notify.ts`
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@nukkad/db';
import { startLocalPostgres } from '@nukkad/testing/cluster/local-postgres.ts';
import { findPostgresPrograms } from '@nukkad/testing/cluster/postgres-programs.ts';

const CLIENTS = [1, 8, 32];
const SECONDS = 6;
const STORE = 'INSERT INTO stored (body) VALUES (repeat(md5(random()::text), 4));\n';
const SCRIPTS = {
  without: STORE,
  with: `BEGIN;\n${STORE}SELECT pg_notify('stored', gen_random_uuid()::text);\nCOMMIT;\n`,
};

const folder = mkdtempSync(join(tmpdir(), 'nukkad-notify-'));
const pgbench = join(findPostgresPrograms(), 'pgbench');

function commitsASecond(url: string, script: keyof typeof SCRIPTS, clients: number): number {
  const file = join(folder, `${script}.sql`);
  writeFileSync(file, SCRIPTS[script]);
  const args = [
    '-n',
    '-f',
    file,
    '-c',
    String(clients),
    '-j',
    '1',
    '-T',
    String(SECONDS),
    '-M',
    'prepared',
    url,
  ];
  const [, rate = '0'] = /tps = ([\d.]+)/.exec(execFileSync(pgbench, args, { encoding: 'utf8' })) ?? [];
  return Number(rate);
}

const server = await startLocalPostgres();
const database = createDatabase({ url: server.adminUrl, poolSize: 1 });
try {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await database.query(`ALTER SYSTEM SET ${setting} = on`);
  await database.query('SELECT pg_reload_conf()');
  await database.query('CREATE TABLE stored (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body text)');
  for (const clients of CLIENTS) {
    const [without, withNotify] = [
      commitsASecond(server.adminUrl, 'without', clients),
      commitsASecond(server.adminUrl, 'with', clients),
    ];
    console.log(
      `${clients} clients: ${without.toFixed(0)} commits a second without NOTIFY, ${withNotify.toFixed(0)} with it`,
    );
  }
} finally {
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
