import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteCall } from '../../../packages/testing/src/record-route-calls.ts';

/** A call with the file of its test, from the root. */
export interface FoundCall extends RouteCall {
  readonly file: string;
}

/** Where an app's integration tests leave their recordings, from the app on: one file for each test file. */
export const RECORDINGS = '.vitest/route-calls';

function callsIn(folder: string): FoundCall[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const file = name.replace(/\.jsonl$/, '').replaceAll('__', '/');
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => ({ file, ...(JSON.parse(line) as RouteCall) }));
  });
}

/** Every call of a contract route that the last run of the integration tests made. */
export function collectCalls(root: string): FoundCall[] {
  const apps = readdirSync(join(root, 'apps')).toSorted();
  return apps.flatMap((app) => callsIn(join(root, 'apps', app, RECORDINGS)));
}
