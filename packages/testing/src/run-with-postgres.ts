import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgisImage, programsInImage } from './cluster/postgis-image.ts';
import { findPostgresPrograms } from './cluster/postgres-programs.ts';
import { postgresUser } from './cluster/postgres-user.ts';

/**
 * Runs a shell script with PostgreSQL's programs in $PROGRAMS and an empty folder in $DIR, as a user that PostgreSQL
 * accepts. Returns its output. Without installed programs it runs in a container.
 */
export async function runWithPostgres(script: string, variables: Record<string, string>): Promise<string> {
  let programs: string;
  try {
    programs = findPostgresPrograms();
  } catch {
    return runInContainer(script, variables);
  }
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-script-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const env = { ...process.env, ...variables, PROGRAMS: programs, DIR: folder };
  try {
    return execFileSync('sh', ['-c', script], { ...user, cwd: folder, env, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runInContainer(script: string, variables: Record<string, string>): Promise<string> {
  const { GenericContainer } = await import('testcontainers');
  const environment = { ...variables, PROGRAMS: programsInImage(postgisImage()), DIR: '/tmp/script' };
  const container = await new GenericContainer(postgisImage())
    .withUser('postgres')
    .withEnvironment(environment)
    .withEntrypoint(['sleep', '600'])
    .start();
  try {
    const { exitCode, stdout, stderr } = await container.exec([
      'sh',
      '-c',
      `mkdir "$DIR"; cd "$DIR"; ${script}`,
    ]);
    if (exitCode !== 0) throw new Error(stderr);
    return stdout;
  } finally {
    await container.stop();
  }
}
