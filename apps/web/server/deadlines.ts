/** All in milliseconds. */
export interface Deadlines {
  /** For receiving a complete request body. */
  readonly body: number;
  /** Until such a body counts as slow. */
  readonly bodySlow: number;
  /** Between two chunks of a large request body. */
  readonly bodyIdle: number;
  /** For all API calls of one page. */
  readonly page: number;
  /** For a connection without a byte in either direction, such as a client that stops reading. */
  readonly silence: number;
  /** Between the first failing `/readyz` and the end of new connections. */
  readonly drain: number;
  /** For pending requests to end after no new ones are accepted. */
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
