import { createInterface } from 'node:readline';
import type { ApplyMigrationsOutput, EvaluateDataLossInput, SchemaEngine } from '@prisma/schema-engine-wasm';
import type { OpenSchemaEngine } from './load-engine.ts';
import { panicRegistry } from './panic-registry.ts';
import { disposeShadowDatabases } from './shadow-database.ts';

interface RpcRequest {
  id: number;
  method?: string;
  params?: unknown;
}

/** RPC method names of the command line that differ from the engine's own method names. */
const METHOD_NAMES: Record<string, keyof SchemaEngine> = { getDatabaseVersion: 'version' };

/**
 * Serves Prisma's command line over stdin and stdout until stdin ends. Each line is one JSON-RPC message. The engine
 * is opened at the first call.
 */
export async function serveRpc(openEngine: () => Promise<OpenSchemaEngine>): Promise<void> {
  let opening: Promise<OpenSchemaEngine> | undefined;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const request = JSON.parse(line) as RpcRequest;
    if (request.method === undefined) continue; // the response to a `print`
    try {
      opening ??= openEngine();
      const { engine } = await opening;
      const result = await call(engine, request);
      send({ jsonrpc: '2.0', id: request.id, result: result ?? {} });
    } catch (error) {
      send({ jsonrpc: '2.0', id: request.id, error: toRpcError(error) });
    }
  }
  await opening?.then(({ close }) => close());
}

/** Engines that have applied migrations in this process. */
const applied = new WeakSet<SchemaEngine>();

async function call(engine: SchemaEngine, { id, method = '', params }: RpcRequest): Promise<unknown> {
  const name = METHOD_NAMES[method] ?? (method as keyof SchemaEngine);
  const run = engine[name] as ((params: unknown) => Promise<unknown>) | undefined;
  if (typeof run !== 'function') throw new Error(`The schema engine has no method ${method}`);
  if (method === 'evaluateDataLoss' && applied.has(engine)) {
    await rememberSchema(engine, params as EvaluateDataLossInput);
  }
  const result = await run.call(engine, params).finally(disposeShadowDatabases);
  if (method === 'applyMigrations' && (result as ApplyMigrationsOutput).appliedMigrationNames.length > 0) {
    applied.add(engine);
  }
  return method === 'diff' ? printDiff(id, result as { stdout: string | null }) : result;
}

/**
 * Repeats the diagnosis before `evaluateDataLoss` if migrations were applied since the last one, because the engine
 * takes the schema from the cached diagnosis.
 */
async function rememberSchema(engine: SchemaEngine, input: EvaluateDataLossInput): Promise<void> {
  const { migrationsList, filters } = input;
  await engine.devDiagnostic({ migrationsList, filters }).finally(disposeShadowDatabases);
}

/**
 * Sends a diff to the command line, which prints it, as the native engine does. The option `--output` depends on
 * this.
 */
function printDiff(id: number, result: { stdout: string | null }): unknown {
  if (result.stdout !== null) {
    send({ jsonrpc: '2.0', id: -id, method: 'print', params: { content: result.stdout } });
  }
  return { ...result, stdout: null };
}

/** Returns an error in the form that the command line reads: `data.message` and, if known, Prisma's `error_code`. */
function toRpcError(error: unknown) {
  const { message, code } = error as { message?: string; code?: string };
  const text = panicRegistry.get() || (message ?? String(error));
  return {
    code: 4466,
    message: text,
    data: { is_panic: panicRegistry.get() !== '', message: text, error_code: code },
  };
}

function send(message: unknown): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
