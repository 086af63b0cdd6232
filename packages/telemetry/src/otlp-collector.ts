import { setTimeout as wait } from 'node:timers/promises';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';

const CLOSE_MS = 2000;

export interface CollectorSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
}

/** @internal */
export function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs);
}

/** Returns the URL and headers of the collector for an exporter. */
export const exporterOptions = (
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }: CollectorSettings,
  kind: 'traces' | 'metrics',
) => ({ url: `${endpoint.replace(/\/$/, '')}/v1/${kind}`, headers: readHeaders(headers) });

export const resourceOf = (service: string): Resource =>
  resourceFromAttributes({ 'service.name': `nukkad-${service}`, 'service.namespace': 'nukkad' });

/**
 * Waits for a shutdown for at most two seconds, so that an unreachable collector does not delay the process. Errors
 * are ignored.
 */
export const withShutdownTimeout = (end: Promise<void>): Promise<void> =>
  Promise.race([end.catch(() => {}), wait(CLOSE_MS, undefined, { ref: false })]);
