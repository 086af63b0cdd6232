/** All in milliseconds. */
export interface Deadlines {
  /** For a body that is read whole. */
  readonly body: number;
  /** Until such a body counts as slow. */
  readonly bodySlow: number;
  /** For a large body to go on. */
  readonly bodyIdle: number;
  /** For a page with all that it asks the API. */
  readonly page: number;
  /** For a connection without a byte in either direction, such as a reader who stops reading. */
  readonly silence: number;
  readonly drain: number;
  /** For requests under way to end once nothing new is accepted. */
  readonly end: number;
}

interface DeadlineSettings {
  readonly DRAIN_SECONDS?: number | undefined;
  readonly DEV_SOCKET_PORT?: number | undefined;
}

const DRAIN_SECONDS_IN_PRODUCTION = 5;

/** How long the web server waits for what. */
export function deadlinesOf(values: DeadlineSettings, isProduction: boolean): Deadlines {
  const drainSeconds = values.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS_IN_PRODUCTION : 0);
  return {
    body: 10_000,
    bodySlow: 1000,
    bodyIdle: 30_000,
    // The first page from the sources waits until Vite has read them all.
    page: values.DEV_SOCKET_PORT ? 120_000 : 4500,
    // Longer than any route may take to answer.
    silence: 150_000,
    drain: drainSeconds * 1000,
    end: 20_000,
  };
}
