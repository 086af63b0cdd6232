import { ValueType } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { MetricFamily, MetricsPush } from './metrics-push.ts';
import {
  type CollectorSettings,
  exporterOptions,
  resourceOf,
  withShutdownTimeout,
} from './otlp-collector.ts';

type HrTime = [number, number];
type Value = MetricFamily['values'][number];

const hrTimeOf = (milliseconds: number): HrTime => [
  Math.floor(milliseconds / 1000),
  Math.round((milliseconds % 1000) * 1e6),
];

/** Converts labels to OTLP attributes, without the label `le` for the bound of a bucket. */
function attributesOf({ le: _, ...labels }: Value['labels']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/**
 * Converts a histogram to OTLP. Counts of Prometheus buckets are cumulative, those of OTLP are not. The last OTLP
 * bucket has the values above the highest bound.
 */
function histogramOf(name: string, values: readonly Value[]): Histogram {
  const of = (part: string) => values.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
  const upTo = values
    .filter(({ metricName, labels }) => metricName === `${name}_bucket` && labels.le !== '+Inf')
    .map(({ labels, value }) => ({ bound: Number(labels.le), value }))
    .sort((one, other) => one.bound - other.bound);
  const count = of('count');
  const cumulative = [...upTo.map(({ value }) => value), count];
  const counts = cumulative.map((value, index) => value - (cumulative[index - 1] ?? 0));
  return { buckets: { boundaries: upTo.map(({ bound }) => bound), counts }, sum: of('sum'), count };
}

function histogramPoints({ name, values }: MetricFamily, times: Times): DataPoint<Histogram>[] {
  const bySeries = Map.groupBy(values, ({ labels }) => JSON.stringify(Object.entries(attributesOf(labels))));
  return [...bySeries.values()].map((series) => ({
    ...times,
    attributes: attributesOf(series[0]?.labels ?? {}),
    value: histogramOf(name, series),
  }));
}

/** @internal Converts a metric to OTLP, with the same name as in Prometheus. */
export function metricDataOf(family: MetricFamily, times: Times): MetricData {
  const { name, help, type, values } = family;
  const shared = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram')
    return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(family, times) };
  const dataPoints = values.map(({ labels, value }) => ({
    ...times,
    attributes: attributesOf(labels),
    value,
  }));
  if (type === 'counter')
    return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Pushes the metrics of prom-client over OTLP. OpenTelemetry only transports them and measures nothing itself. */
export function openMetricsPush(
  service: string,
  settings: CollectorSettings,
  read: () => Promise<readonly MetricFamily[]>,
): MetricsPush {
  const resource = resourceOf(service);
  const startTime = hrTimeOf(performance.timeOrigin);
  const producer: MetricProducer = {
    async collect() {
      const times = { startTime, endTime: hrTimeOf(Date.now()) };
      const counted = (await read()).filter(({ values }) => values.length > 0);
      const metrics = counted.map((family) => metricDataOf(family, times));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'nukkad' }, metrics }] },
        errors: [],
      };
    },
  };
  const exporter = new OTLPMetricExporter(exporterOptions(settings, 'metrics'));
  const reader = new PeriodicExportingMetricReader({ exporter, metricProducers: [producer] });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return { close: () => withShutdownTimeout(provider.shutdown()) };
}
