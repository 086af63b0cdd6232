import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteCall } from '../../../packages/testing/src/record-route-calls.ts';

/** A call with the file of the test that made it, as a path from the root. */
export interface FoundCall extends RouteCall {
  readonly file: string;
}

/** Returns every call of a contract route that the integration tests recorded in a folder, which has one file for each test file. */
export function collectCalls(folder: string): FoundCall[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = name.replace(/\.jsonl$/, '').replaceAll('__', '/');
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => ({ file, ...(JSON.parse(line) as RouteCall) }));
  });
}
