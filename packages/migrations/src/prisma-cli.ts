import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Runs Prisma's command line with the WebAssembly schema engine, so that nothing is downloaded:
 * `node packages/migrations/src/prisma-cli.ts migrate deploy`. Answers the exit code.
 */
async function runPrisma(args: string[]): Promise<number> {
  const isWriting = args[0] === 'migrate' && args[1] === 'dev';
  if (!isWriting || process.env.DATABASE_URL) return spawnPrisma(args, process.env.DATABASE_URL);
  // Writing a migration needs some database to compare with: a passing one does.
  const { startEmbeddedDatabase } = await import('@nukkad/embedded-db/start-embedded.ts');
  const { connectionString, stop } = await startEmbeddedDatabase({ dataDir: 'memory://', port: 0 });
  try {
    const deployed = await spawnPrisma(['migrate', 'deploy'], connectionString);
    return deployed === 0 ? await spawnPrisma(args, connectionString) : deployed;
  } finally {
    await stop();
  }
}

function spawnPrisma(args: string[], url: string | undefined): Promise<number> {
  const cli = fileURLToPath(import.meta.resolve('prisma/build/index.js'));
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: 'inherit',
    env: {
      ...process.env,
      DATABASE_URL: url,
      PRISMA_SCHEMA_ENGINE_BINARY: fileURLToPath(import.meta.resolve('./schema-engine/schema-engine.mjs')),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
      // The engine's first line asks `env` for node: it must find this one.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

if (import.meta.main) process.exitCode = await runPrisma(process.argv.slice(2));
