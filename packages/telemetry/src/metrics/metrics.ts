import { createServer, type Server } from 'node:http';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';

/** Seconds, from a hot read to what a caller is told to give up. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The counts of one process, in Prometheus' text format. No label ever holds a value that a person typed or owns. */
export class Metrics {
  readonly #registry = new Registry();
  /** Requests by route pattern, method and status class; the time until the answer was sent. */
  readonly requests: Histogram<'route' | 'method' | 'status'>;

  constructor(service: string) {
    this.#registry.setDefaultLabels({ service });
    // Processor time, memory, descriptors, garbage collection, delay of the event loop.
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

  /** A number that is read when somebody asks; where the reading fails, it is left out of that answer. */
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
        const reading = await Promise.resolve(read()).catch(() => []);
        if (typeof reading === 'number') return this.set(reading);
        for (const { labels, value } of reading) this.set(labels, value);
      },
    });
  }

  /** Each count with its readings, as they are sent elsewhere; the same that `text` prints. */
  families() {
    return this.#registry.getMetricsAsJSON();
  }

  /** Everything as Prometheus reads it. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Serves `/metrics` on a port of its own, which is not published; resolves once it listens. */
  listen({ port, host }: { port: number; host: string }): Promise<Server> {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      this.text().then(
        (text) => response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    const { promise, resolve, reject } = Promise.withResolvers<Server>();
    server.once('error', reject).listen(port, host, () => resolve(server));
    // What is only watched does not keep a process that wants to end.
    server.unref();
    return promise;
  }
}

/** A number, or one for each combination of labels. */
export type GaugeReading<Label extends string> =
  | number
  | readonly { readonly labels: Record<Label, string>; readonly value: number }[];
