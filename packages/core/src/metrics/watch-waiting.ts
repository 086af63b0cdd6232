import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { selectWaiting } from './waiting.queries.ts';

/** The statement reads the last message of every conversation with us: at most so often, in milliseconds. */
const TTL_MS = 300_000;

const waiting = cachedRead((database) => database.query(selectWaiting()), TTL_MS);

/** How many reports, messages, jobs and requests wait for an operator, and for how long the oldest of each. */
export function watchWaiting(metrics: Metrics, database: Database): void {
  const read = async (toValue: (row: { count: number; since: Date | null }) => number) =>
    (await waiting.read(database)).map((row) => ({ labels: { what: row.what }, value: toValue(row) }));
  const count = 'What waits for an operator: jobs reported or to moderate, messages, requests for credits.';
  metrics.gauge('nukkad_waiting', count, () => read((row) => row.count), ['what']);
  const age = 'Seconds that the oldest of each has waited; 0 if nothing waits.';
  metrics.gauge('nukkad_waiting_oldest_seconds', age, () => read(({ since }) => ageOf(since)), ['what']);
}

const ageOf = (since: Date | null): number =>
  since === null ? 0 : Math.max(0, Math.round((Date.now() - since.getTime()) / 1000));
