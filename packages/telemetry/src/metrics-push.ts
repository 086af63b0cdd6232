import type { TracingSettings } from './tracing.ts';

/** A count with its readings, as prom-client gives them: the same that `/metrics` prints. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  /** Types are told by word, though prom-client's own types have an enumeration of numbers. */
  readonly type: unknown;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Partial<Record<string, string | number>>>;
    readonly metricName?: string;
  }[];
}

export interface MetricsPush {
  /** Sends what was counted last. */
  close(): Promise<void>;
}

interface Counting {
  /** The port of `/metrics`; 0 is any that is free. */
  readonly METRICS_PORT?: number | undefined;
  /** `otlp` sends the same counts to the collector, once a minute. */
  readonly OTEL_METRICS_EXPORTER: 'none' | 'otlp';
}

export type MetricsPushSettings = Counting & Omit<TracingSettings, 'OTEL_TRACES_SAMPLER_ARG'>;

/** Whether this process counts at all: for Prometheus, which comes for the counts, or for a collector, which is sent them. */
export const isCounting = ({ METRICS_PORT, OTEL_METRICS_EXPORTER }: Counting): boolean =>
  METRICS_PORT !== undefined || OTEL_METRICS_EXPORTER === 'otlp';

/** Sends the counts where that is configured; else nothing of OpenTelemetry is loaded. */
export async function startMetricsPush(
  service: string,
  settings: MetricsPushSettings,
  read: () => Promise<readonly MetricFamily[]>,
): Promise<MetricsPush | null> {
  const { OTEL_METRICS_EXPORTER: exporter, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (exporter === 'none') return null;
  if (endpoint === undefined)
    throw new Error('OTEL_METRICS_EXPORTER=otlp sends to OTEL_EXPORTER_OTLP_ENDPOINT, which is not set');
  const { openMetricsPush } = await import('./otlp-metrics.ts');
  return openMetricsPush(service, { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, read);
}
