import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { selectWaiting } from './waiting.queries.ts';

/**
 * Cache time in milliseconds, because the statement reads the last message of every conversation with the operators.
 */
const TTL_MS = 300_000;

const waiting = cachedRead((database) => database.query(selectWaiting()), TTL_MS);

/**
 * Adds gauges of the reports of jobs and of calls, messages, jobs, credit requests, replies to reviews and members' questions
 * that wait for an operator, and of the oldest of each.
 */
export function watchWaiting(metrics: Metrics, database: Database): void {
  const read = async (toValue: (row: { count: number; since: Date | null }) => number) =>
    (await waiting.read(database)).map((row) => ({ labels: { what: row.what }, value: toValue(row) }));
  const count =
    'What waits for an operator: jobs reported or to moderate, reported calls and interviews, messages, requests for credits, replies to reviews, help for members.';
  metrics.gauge('nukkad_waiting', count, () => read((row) => row.count), ['what']);
  const age = 'Seconds that the oldest of each has waited; 0 if nothing waits.';
  metrics.gauge('nukkad_waiting_oldest_seconds', age, () => read(({ since }) => ageOf(since)), ['what']);
}

const ageOf = (since: Date | null): number =>
  since === null ? 0 : Math.max(0, Math.round((Date.now() - since.getTime()) / 1000));
