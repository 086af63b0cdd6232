type LogLine = (facts: unknown, message?: string) => void;

/** The part of a logger that core uses; Fastify's and pino's loggers fit. */
export interface Log {
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
}
