import { settingsProblem } from '@nukkad/server/start/settings-problem.ts';
import * as z from 'zod';

/** Schema of a comma-separated list. Empty parts are skipped. */
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    );

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  /** Port that serves `/metrics` to Prometheus. The port must not be public. Without it, metrics are not served. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /**
   * OTLP collector of traces (such as https://host:4318), its request headers, and the share of traces to send (0 to
   * 1).
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** With `otlp`, metrics are also pushed to the OTLP collector once a minute. */
  OTEL_METRICS_EXPORTER: z.enum(['none', 'otlp']).default('none'),
  /** Address for error reports in Sentry's protocol: https://<key>@<host>/<project>. */
  SENTRY_DSN: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.string().min(1),
  /**
   * URL of the database without the pooler. Required if DATABASE_URL leads to a pooler in transaction mode
   * (docs/scaling.md), because LISTEN needs a connection of its own. By default DATABASE_URL is used.
   */
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).default(5),
  /**
   * Timeouts of database connections and statements, in milliseconds. They are short, because clients keep unsent
   * messages and retry.
   */
  DATABASE_CONNECT_MILLISECONDS: z.coerce.number().int().min(100).default(2000),
  DATABASE_STATEMENT_MILLISECONDS: z.coerce.number().int().min(100).default(4000),
  /** The only web origin whose pages may open a socket. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
  /** The API's secret. Access tokens are verified with a key that is derived from it. */
  JWT_SECRET: z.string().min(32),
  /** The API's secret before the last rotation; tokens that it signed are still accepted. */
  JWT_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Comma-separated IP addresses or ranges of proxies whose X-Forwarded-For header is trusted; empty for none. */
  TRUST_PROXY: list(''),
  /**
   * Maximum open connections of one network address in this process; 0 for no limit. All customers of a mobile
   * carrier can share one address.
   */
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).default(2000),
  /**
   * Allowed transports. Set it to `websocket` if a load balancer without sticky sessions distributes clients to
   * several processes.
   */
  SOCKET_TRANSPORTS: list('polling,websocket').pipe(z.array(z.enum(['polling', 'websocket'])).min(1)),
});

export type Config = z.infer<typeof environment>;

/** Reads the configuration from environment variables; throws if one is missing or invalid. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const present = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environment.safeParse(Object.fromEntries(present));
  if (!parsed.success) throw new Error(`Chat settings: ${settingsProblem(parsed.error.issues)}`);
  const config = parsed.data;
  return { ...config, PUBLIC_ORIGIN: new URL(config.PUBLIC_ORIGIN).origin };
}
