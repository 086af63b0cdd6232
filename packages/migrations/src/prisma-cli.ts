import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Runs Prisma's command line with the WebAssembly schema engine, so that no engine is downloaded, for example
 * `node packages/migrations/src/prisma-cli.ts migrate deploy`. Returns the exit code.
 */
export function runPrisma(args: string[], url: string | undefined): Promise<number> {
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
      // The first line of the engine is `#!/usr/bin/env node`, which must find this Node.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

if (import.meta.main) process.exitCode = await runPrisma(process.argv.slice(2), process.env.DATABASE_URL);
