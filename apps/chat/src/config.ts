import { settingsProblem } from '@nukkad/server/start/settings-problem.ts';
import * as z from 'zod';

/** A comma list; empty parts are passed over. */
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
  /** The port of `/metrics`, for Prometheus alone and never published; without it none is served. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** A collector of traces over OTLP (https://host:4318), the headers it asks for, and the share of traces to send. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Whether the counts of `/metrics` are sent to that collector too, once a minute. */
  OTEL_METRICS_EXPORTER: z.enum(['none', 'otlp']).default('none'),
  /** Where errors are reported, by Sentry's protocol: https://<key>@<host>/<project>. */
  SENTRY_DSN: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.string().min(1),
  /**
   * The database past a pooler in transaction mode that DATABASE_URL leads to, for what needs a connection of its own;
   * the pooler then gives connections their settings (docs/scaling.md). Without it DATABASE_URL is the database.
   */
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).default(5),
  /** Sockets are told early to come back: their clients wait with the message in hand. */
  DATABASE_CONNECT_MILLISECONDS: z.coerce.number().int().min(100).default(2000),
  DATABASE_STATEMENT_MILLISECONDS: z.coerce.number().int().min(100).default(4000),
  /** The only origin whose pages may open a socket. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
  /** The API's secret: access tokens are verified with a key derived from it. */
  JWT_SECRET: z.string().min(32),
  /** The API's secret before the last rotation; tokens that it signed are still accepted. */
  JWT_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Comma list of proxy addresses or ranges whose X-Forwarded-For is believed; empty means none. */
  TRUST_PROXY: list(''),
  /** Open connections of one network address, which a whole carrier may share, in this process; 0 for any number. */
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).default(2000),
  /** `websocket` alone where several processes stand behind a balancer that does not keep a client at one of them. */
  SOCKET_TRANSPORTS: list('polling,websocket').pipe(z.array(z.enum(['polling', 'websocket'])).min(1)),
});

export type Config = z.infer<typeof environment>;

/** Reads the configuration once from environment variables; throws on a wrong one. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const present = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environment.safeParse(Object.fromEntries(present));
  if (!parsed.success) throw new Error(`Chat settings: ${settingsProblem(parsed.error.issues)}`);
  const config = parsed.data;
  return { ...config, PUBLIC_ORIGIN: new URL(config.PUBLIC_ORIGIN).origin };
}
