import type { TracingSettings } from './tracing.ts';

/** A metric with its values in prom-client's format. `/metrics` shows the same values. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  /** Name of the metric's type, such as `counter`. prom-client's TypeScript types wrongly declare a numeric enum. */
  readonly type: unknown;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Partial<Record<string, string | number>>>;
    readonly metricName?: string;
  }[];
}

export interface MetricsPush {
  /** Sends the latest values and stops. */
  close(): Promise<void>;
}

interface MetricsSettings {
  /** The port of `/metrics`; 0 for any free port. */
  readonly METRICS_PORT?: number | undefined;
  /** With `otlp`, the same metrics are pushed to the collector once a minute. */
  readonly OTEL_METRICS_EXPORTER: 'none' | 'otlp';
}

export type MetricsPushSettings = MetricsSettings & Omit<TracingSettings, 'OTEL_TRACES_SAMPLER_ARG'>;

/** Whether this process collects metrics, for Prometheus or for a collector. */
export const areMetricsEnabled = ({ METRICS_PORT, OTEL_METRICS_EXPORTER }: MetricsSettings): boolean =>
  METRICS_PORT !== undefined || OTEL_METRICS_EXPORTER === 'otlp';

/** Starts pushing the metrics. If it is not configured, returns null without loading OpenTelemetry. */
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
