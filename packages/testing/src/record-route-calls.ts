import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { type AnyRoute, routes } from '@nukkad/contract';
import { expect } from 'vitest';

/** A request of a test to a route, with its outcome. It is recorded to find routes without tests. */
export interface RouteCall {
  readonly test: string;
  readonly route: string;
  readonly status: number;
  /** The error code of the response; null for a success. */
  readonly code: string | null;
  readonly hasToken: boolean;
}

const ROOT = join(import.meta.dirname, '../../..');
const READ_BYTES = 4096;

const patterns = (Object.values(routes) as AnyRoute[]).map((route) => ({
  key: route.key,
  method: route.method,
  path: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}));

function routeOf({ method, url = '' }: IncomingMessage): string | undefined {
  const path = url.split('?')[0] ?? '';
  return patterns.find((pattern) => pattern.method === method && pattern.path.test(path))?.key;
}

function codeOf(text: string): string | null {
  return /"success":false,"code":"([A-Z_]+)"/.exec(text)?.[1] ?? null;
}

/** Calls `report` with the beginning of the response body after it is sent. */
function onAnswer(response: ServerResponse, report: (text: string) => void): void {
  let text = '';
  const end = response.end.bind(response);
  const append = (chunk: unknown) => {
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) text = String(chunk).slice(0, READ_BYTES);
  };
  response.end = ((...args: Parameters<typeof end>) => {
    append(args[0]);
    return end(...args);
  }) as typeof end;
  response.once('finish', () => report(text));
}

const begun = new Set<string>();

function write(folder: string, testPath: string, call: RouteCall): void {
  const file = join(folder, `${relative(ROOT, testPath).replaceAll('/', '__')}.jsonl`);
  if (!begun.has(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
    begun.add(file);
  }
  appendFileSync(file, `${JSON.stringify(call)}\n`);
}

/**
 * If NUKKAD_ROUTE_CALLS names a folder, writes each call of a contract route there, with the name of
 * its test.
 */
export function recordRouteCalls(server: Server): void {
  const folder = process.env.NUKKAD_ROUTE_CALLS;
  if (!folder) return;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const route = routeOf(request);
    const { currentTestName: test, testPath } = expect.getState();
    if (route === undefined || test === undefined || testPath === undefined) return;
    const hasToken = request.headers.authorization !== undefined;
    onAnswer(response, (text) => {
      write(folder, testPath, { test, route, status: response.statusCode, code: codeOf(text), hasToken });
    });
  });
}
