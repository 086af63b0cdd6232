import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openSchemaEngine } from './load-engine.ts';
import { exitOnPanic } from './panic-registry.ts';
import { serveRpc } from './rpc.ts';
import { reportServerError, runServerCommand } from './server-commands.ts';
import type { ShadowDatabase } from './shadow-database.ts';

/**
 * Replaces the native `schema-engine` program, with the same protocol and arguments:
 * `[--datamodels FILE]… [--datasource JSON] [cli COMMAND]`.
 */
export async function main(args: string[]): Promise<void> {
  exitOnPanic();
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: {
      datamodels: { type: 'string', multiple: true },
      datasource: { type: 'string' },
      'enabled-preview-features': { type: 'string' },
      'extension-types': { type: 'string' },
    },
  });
  const datasource = JSON.parse(String(values.datasource ?? '{}')) as { url?: string };
  if (positionals[0] === 'cli') return runCommand(positionals[1] ?? '', datasource.url ?? '');
  const files = (values.datamodels ?? []) as string[];
  await serveRpc(async () =>
    openSchemaEngine({
      connectionString: datasource.url || undefined,
      datamodels: await readAll(files),
      openEmpty: openInMemory,
    }),
  );
}

async function openInMemory(): Promise<ShadowDatabase> {
  const { startEmbeddedDatabase } = await import('@nukkad/embedded-db/start-embedded.ts');
  const { connectionString, stop } = await startEmbeddedDatabase({ dataDir: 'memory://', port: 0 });
  return { connectionString, dispose: stop };
}

async function runCommand(command: string, connectionString: string): Promise<void> {
  try {
    if (!(await runServerCommand(command, connectionString))) throw new Error(`Unknown command ${command}`);
  } catch (error) {
    reportServerError(error);
    process.exitCode = 1;
  }
}

async function readAll(files: string[]): Promise<[string, string][] | undefined> {
  if (files.length === 0) return undefined;
  return Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as [string, string]));
}
