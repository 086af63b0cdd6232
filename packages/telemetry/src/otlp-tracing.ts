import { ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import {
  type CollectorSettings,
  exporterOptions,
  resourceOf,
  withShutdownTimeout,
} from './otlp-collector.ts';
import type { OpenSpan, Tracing, TracingSettings } from './tracing.ts';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };
/** Maximum number of spans that are queued while the collector cannot be reached. Newer spans are dropped. */
const QUEUE = 2048;

function readParent(traceparent: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

const nameParent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** Sends traces over OTLP, in batches and in the background. Spans that the collector refuses are dropped. */
export function openTracing(service: string, settings: TracingSettings & CollectorSettings): Tracing {
  const exporter = new OTLPTraceExporter(exporterOptions(settings, 'traces'));
  const provider = new TracerProvider({
    resource: resourceOf(service),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: QUEUE })],
  });
  const tracer = provider.getTracer('nukkad');
  return {
    begin(name, kind, parent): OpenSpan {
      const remote = readParent(parent);
      const within = remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote);
      const span = tracer.startSpan(name, { kind: KINDS[kind] }, within);
      return {
        traceparent: nameParent(span.spanContext()),
        end({ name: named, ...facts }, hasFailed = false) {
          if (named !== undefined) span.updateName(named);
          span.setAttributes(facts);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => withShutdownTimeout(provider.shutdown()),
  };
}
