/** Values that no person typed or owns: patterns, names, counts, codes. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A stretch of work that has begun. */
export interface OpenSpan {
  /** How others name it as what their work is part of (W3C Trace Context). */
  readonly traceparent: string;
  /** Ends it; `hasFailed` marks it, and says nothing of why, which may name a person. */
  end(facts: SpanFacts & { readonly name?: string }, hasFailed?: boolean): void;
}

export interface Tracing {
  begin(name: string, kind: 'server' | 'consumer' | 'client', parent: string | undefined): OpenSpan;
  /** Sends what is left. */
  close(): Promise<void>;
}

export interface TracingSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  /** `name=value,name=value`, as a collector that asks for a key wants. */
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  /** The share of traces that is kept, from 0 to 1. */
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** Traces where a collector is configured; else nothing of OpenTelemetry is loaded. */
export async function startTracing(service: string, settings: TracingSettings): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return null;
  const { openTracing } = await import('./otlp-tracing.ts');
  return openTracing(service, { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
}
