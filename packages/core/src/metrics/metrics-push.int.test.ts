import { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { areMetricsEnabled, startMetricsPush } from '@nukkad/telemetry/metrics-push.ts';
import { type SentMetric, startCollector } from '@nukkad/telemetry/testing/collector.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCoreConfig } from '../config/core-config.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

const settings = () => ({
  OTEL_METRICS_EXPORTER: 'otlp' as const,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
});

const labelled = (name: string, labels: readonly (readonly [string, string | number])[]) =>
  `${name}{${labels
    .map(([label, value]) => `${label}=${value}`)
    .sort()
    .join()}}`;

/** Converts a sent metric to the series and values that Prometheus would show. */
function seriesOf({ name, sum, gauge, histogram }: SentMetric): [string, number][] {
  const points = (sum ?? gauge)?.dataPoints ?? [];
  const attributesOf = ({ attributes }: (typeof points)[number]) =>
    attributes.map(({ key, value }) => [key, String(value.stringValue)] as const);
  const spread = (histogram?.dataPoints ?? []).flatMap((point): [string, number][] => {
    const labels = attributesOf(point);
    const counts = point.bucketCounts ?? [];
    const bounds = [...(point.explicitBounds ?? []), '+Inf'];
    return [
      [labelled(`${name}_count`, labels), point.count ?? Number.NaN],
      [labelled(`${name}_sum`, labels), point.sum ?? Number.NaN],
      ...bounds.map((le, index): [string, number] => [
        labelled(`${name}_bucket`, [...labels, ['le', le]]),
        counts.slice(0, index + 1).reduce((total, count) => total + count, 0),
      ]),
    ];
  });
  return [
    ...points.map((point): [string, number] => [
      labelled(name, attributesOf(point)),
      point.asDouble ?? Number.NaN,
    ]),
    ...spread,
  ];
}

function printedSeries(text: string): [string, number][] {
  return text.split('\n').flatMap((line): [string, number][] => {
    const [, name, labels = '', value] = /^(nukkad_(?:test|request)\w+)\{(.*)\} (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(
      ([, label, of]) => [label, of] as [string, string],
    );
    return [[labelled(name, pairs), Number(value)]];
  });
}

function countSomething(): Metrics {
  const metrics = new Metrics('api');
  const searches = metrics.counter('nukkad_test_searches_total', 'Searches.', ['outcome']);
  searches.inc({ outcome: 'found' }, 5);
  searches.inc({ outcome: 'empty' });
  metrics.gauge('nukkad_test_waiting', 'Waiting.', () => [{ labels: { of: 'pool' }, value: 3 }], ['of']);
  for (const seconds of [0.001, 0.005, 0.3, 60])
    metrics.requests.observe({ route: '/jobs/:id', method: 'GET', status: '2xx' }, seconds);
  metrics.requests.observe({ route: '/', method: 'GET', status: '5xx' }, 0.02);
  return metrics;
}

describe('metrics that are sent to a collector', () => {
  it('are the same series, with the same values and types, as on /metrics', async () => {
    const metrics = countSomething();
    const push = await startMetricsPush('api', settings(), () => metrics.families());
    await push?.close();
    const sent = collector.metrics
      .filter(({ name }) => /^nukkad_(test|request)/.test(name))
      .flatMap(seriesOf);
    const printed = printedSeries(await metrics.text());
    expect(printed.length).toBeGreaterThan(25);
    expect(new Map(sent)).toEqual(new Map(printed));
    expect(sent).toHaveLength(printed.length);
    const named = new Map(collector.metrics.map((metric) => [metric.name, metric]));
    expect(named.get('nukkad_test_searches_total')?.sum?.isMonotonic).toBe(true);
    expect(named.get('nukkad_test_waiting')?.gauge).toBeDefined();
    expect([...named.keys()].filter((name) => !name.startsWith('nukkad_'))).toEqual([]);
    expect(collector.seen).toMatchObject([{ path: '/v1/metrics', headers: { 'x-key': 'a key' } }]);
  });

  it('are not sent if the exporter is off, and an enabled exporter needs an endpoint', async () => {
    const read = async () => [];
    const none = { ...settings(), OTEL_METRICS_EXPORTER: 'none' as const };
    expect(await startMetricsPush('api', none, read)).toBeNull();
    const nowhere = { ...settings(), OTEL_EXPORTER_OTLP_ENDPOINT: undefined };
    await expect(startMetricsPush('api', nowhere, read)).rejects.toThrow('OTEL_EXPORTER_OTLP_ENDPOINT');
    expect(collector.seen).toEqual([]);
  });

  it('do not delay the shutdown if the collector is unreachable', async () => {
    collector.close();
    const push = await startMetricsPush('api', settings(), () => countSomething().families());
    await expect(push?.close()).resolves.toBeUndefined();
  });

  it.each([
    [{}, false],
    [{ METRICS_PORT: '0' }, true],
    [{ OTEL_METRICS_EXPORTER: 'otlp' }, true],
    [{ OTEL_METRICS_EXPORTER: 'none' }, false],
  ])('are enabled or not by %j', (environment, expected) => {
    const config = readCoreConfig({ DATABASE_URL: 'x', JWT_SECRET: 's'.repeat(32), ...environment });
    expect(areMetricsEnabled(config)).toBe(expected);
  });
});
