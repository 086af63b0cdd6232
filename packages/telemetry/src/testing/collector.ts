import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number | boolean>>;
}

/** A span in OTLP's JSON format. */
export interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly Attribute[];
  readonly service: string;
}

interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<SentSpan, 'service'>[] }[];
  }[];
}

interface SentPoint {
  readonly attributes: readonly Attribute[];
  readonly asDouble?: number;
  readonly count?: number;
  readonly sum?: number;
  readonly bucketCounts?: readonly number[];
  readonly explicitBounds?: readonly number[];
}

/** A metric in OTLP's JSON format. */
export interface SentMetric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly SentPoint[]; readonly isMonotonic: boolean };
  readonly gauge?: { readonly dataPoints: readonly SentPoint[] };
  readonly histogram?: { readonly dataPoints: readonly SentPoint[] };
}

interface MetricRequest {
  readonly resourceMetrics: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly SentMetric[] }[];
  }[];
}

const metricsOf = ({ resourceMetrics }: MetricRequest): SentMetric[] =>
  resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics));

const spansOf = ({ resourceSpans }: TraceRequest): SentSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service: String(name) })));
  });

/** Starts a collector for OTLP over HTTP in JSON, which stores the received data. */
export async function startCollector() {
  const spans: SentSpan[] = [];
  const metrics: SentMetric[] = [];
  const seen: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, answer) => {
    const body = await text(request);
    seen.push({ path: request.url ?? '', headers: request.headers, body });
    if (request.url === '/v1/metrics') metrics.push(...metricsOf(JSON.parse(body) as MetricRequest));
    else spans.push(...spansOf(JSON.parse(body) as TraceRequest));
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    seen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
