/** The timeouts of the web server, in milliseconds. */
export interface Deadlines {
  /** Time to receive a complete request body. Large bodies are excepted. */
  readonly body: number;
  /** Time after which an unfinished request body counts as slow. */
  readonly bodySlow: number;
  /** Time to wait for the next chunk of a large request body. */
  readonly bodyIdle: number;
  /** Time for all API calls of one page. */
  readonly page: number;
  /** Time after which a connection without traffic in either direction is closed. */
  readonly silence: number;
  /** Time between the first failing `/readyz` and the moment when the server stops listening. */
  readonly drain: number;
  /** Time after which pending requests are aborted when the server has stopped listening. */
  readonly end: number;
}

interface DeadlineSettings {
  readonly DRAIN_SECONDS?: number | undefined;
  readonly DEV_SOCKET_PORT?: number | undefined;
}

const DRAIN_SECONDS_IN_PRODUCTION = 5;

/** Returns the web server's timeouts. */
export function deadlinesOf(values: DeadlineSettings, isProduction: boolean): Deadlines {
  const drainSeconds = values.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS_IN_PRODUCTION : 0);
  return {
    body: 10_000,
    bodySlow: 1000,
    bodyIdle: 30_000,
    // In development the first page waits until Vite has transformed all sources.
    page: values.DEV_SOCKET_PORT ? 120_000 : 4500,
    // Longer than any route may take to respond.
    silence: 150_000,
    drain: drainSeconds * 1000,
    end: 20_000,
  };
}
