/** Attributes of spans: only patterns, names, counts and codes, never personal data or user input. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A span that has started. */
export interface OpenSpan {
  /** The span's `traceparent` header (W3C Trace Context), for child spans in other processes. */
  readonly traceparent: string;
  /** Ends the span. `hasFailed` marks it as failed, without an error message, which can contain personal data. */
  end(facts: SpanFacts & { readonly name?: string }, hasFailed?: boolean): void;
}

export interface Tracing {
  begin(name: string, kind: 'server' | 'consumer' | 'client', parent: string | undefined): OpenSpan;
  /** Sends the remaining spans and stops. */
  close(): Promise<void>;
}

export interface TracingSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  /** Request headers for the collector, such as an API key: `name=value,name=value`. */
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  /** Share of traces that are sent, from 0 to 1. */
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** Starts tracing. If no collector is configured, returns null without loading OpenTelemetry. */
export async function startTracing(service: string, settings: TracingSettings): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return null;
  const { openTracing } = await import('./otlp-tracing.ts');
  return openTracing(service, { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
}
