import type { Server } from 'node:http';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';

/** Bucket bounds of the response time histogram in seconds, from a cached response to a timeout. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one process in the Prometheus text format. Labels never contain personal data or user input. */
export class Metrics {
  readonly #registry = new Registry();
  /**
   * Histogram of requests by route pattern, method and status class. It measures the time until the response was
   * sent.
   */
  readonly requests: Histogram<'route' | 'method' | 'status'>;

  constructor(service: string) {
    this.#registry.setDefaultLabels({ service });
    // CPU time, memory, file descriptors, garbage collection and event loop delay.
    collectDefaultMetrics({ register: this.#registry, prefix: 'nukkad_' });
    this.requests = new Histogram({
      name: 'nukkad_request_seconds',
      help: 'Time from a request to the end of its answer.',
      labelNames: ['route', 'method', 'status'],
      buckets: SECONDS,
      registers: [this.#registry],
    });
  }

  counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  histogram<Label extends string>(
    settings: Pick<HistogramConfiguration<Label>, 'name' | 'help' | 'labelNames' | 'buckets'>,
  ): Histogram<Label> {
    return new Histogram({ ...settings, registers: [this.#registry] });
  }

  /** Adds a gauge that is read on every scrape. If the read fails, the scrape leaves it out. */
  gauge<Label extends string = never>(
    name: string,
    help: string,
    read: () => GaugeReading<Label> | Promise<GaugeReading<Label>>,
    labelNames: readonly Label[] = [],
  ): void {
    new Gauge<Label>({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        this.reset();
        const values = await Promise.resolve(read()).catch(() => []);
        if (typeof values === 'number') return this.set(values);
        for (const { labels, value } of values) this.set(labels, value);
      },
    });
  }

  /** Returns all metrics as JSON, for pushing. The values are the same as in `text`. */
  families() {
    return this.#registry.getMetricsAsJSON();
  }

  /** Returns all metrics in the Prometheus text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Serves `/metrics` on a separate port, which must not be public. Resolves once it listens. */
  async listen({ port, host }: { port: number; host: string }): Promise<Server> {
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      this.text().then(
        (text) => response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    const { promise, resolve, reject } = Promise.withResolvers<Server>();
    server.once('error', reject).listen(port, host, () => resolve(server));
    // The metrics server must not keep the process alive.
    server.unref();
    return promise;
  }
}

/** Value of a gauge: one number, or one for each combination of labels. */
export type GaugeReading<Label extends string> =
  | number
  | readonly { readonly labels: Record<Label, string>; readonly value: number }[];
