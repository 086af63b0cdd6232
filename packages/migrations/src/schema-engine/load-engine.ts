import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import './panic-registry.ts';
import { migrationAdapterFactory } from './migration-adapter.ts';
import { disposeShadowDatabases, type OpenEmpty } from './shadow-database.ts';

interface EngineModule {
  SchemaEngine: { new: typeof SchemaEngine.new };
  __wbg_set_wasm(exports: Record<string, unknown>): void;
}

/** The part of the WebAssembly API that is used here. Node's types lack it, because they leave it to the DOM's types. */
interface WebAssemblyLoader {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, unknown>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
}

let loading: Promise<EngineModule> | undefined;

/**
 * The database and the schema files that an engine uses. The database is missing if the engine only compares schema
 * files.
 */
export interface SchemaEngineOptions {
  connectionString: string | undefined;
  datamodels?: [path: string, content: string][] | undefined;
  /** Creates an empty database for comparisons if no server is given. */
  openEmpty?: OpenEmpty;
  /** `lock_timeout` in milliseconds; 0, the default, is no limit. */
  lockTimeout?: number;
}

/** An open engine. `close` ends its connections and drops its shadow databases. */
export interface OpenSchemaEngine {
  engine: SchemaEngine;
  close(): Promise<void>;
}

/** Opens Prisma's schema engine, compiled to WebAssembly, on a PostgreSQL connection string. */
export async function openSchemaEngine(options: SchemaEngineOptions): Promise<OpenSchemaEngine> {
  loading ??= loadModule();
  const { SchemaEngine } = await loading;
  const { factory, disposeAll } = migrationAdapterFactory(options);
  const ignoreLog = () => undefined;
  const engine = await SchemaEngine.new(
    { datamodels: options.datamodels },
    ignoreLog,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  const close = async () => {
    await disposeShadowDatabases();
    await disposeAll();
  };
  return { engine, close };
}

/** Instantiates the WebAssembly module. Importing `.wasm` files is still experimental in Node. */
async function loadModule(): Promise<EngineModule> {
  const glue = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as EngineModule;
  // Not import.meta.resolve, because Vitest does not support it.
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyLoader };
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': withPassiveTimers(glue),
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue;
}

/** Prevents the engine's timers from keeping the process alive. Each engine leaves a timer of ten seconds running. */
function withPassiveTimers(glue: EngineModule): Record<string, unknown> {
  const passive = (callback: () => void, delay: number) => setTimeout(callback, delay >>> 0).unref();
  const isTimer = (name: string) => name.startsWith('__wbg_setTimeout_');
  return Object.fromEntries(Object.entries(glue).map(([name, f]) => [name, isTimer(name) ? passive : f]));
}
