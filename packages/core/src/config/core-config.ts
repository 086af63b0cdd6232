import { isExampleValue } from '@nukkad/domain/example-value.ts';
import { settingsProblem } from '@nukkad/server/start/settings-problem.ts';
import * as z from 'zod';

const optionalText = z.string().min(1).optional();
const flag = z.enum(['true', 'false']).optional();

/** Returns the schema of a setting that is a whole number of at least `least`, with a default. */
export const countSetting = (fallback: number, least = 0) =>
  z.coerce.number().int().min(least).default(fallback);

/** Schema of the environment variables that the use cases and gateways read. Apps add their own variables to it. */
export const coreEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Port of `/metrics`, for Prometheus. Never publish it. Not served if absent. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /**
   * URL of the collector of traces over OTLP (https://host:4318), the headers it needs, and the fraction of traces to
   * send.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText,
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** With `otlp`, the metrics are also sent to the OTLP collector once a minute. */
  OTEL_METRICS_EXPORTER: z.enum(['none', 'otlp']).default('none'),
  /** DSN of a Sentry-compatible error tracker: https://<key>@<host>/<project>. */
  SENTRY_DSN: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: z.string().min(1),
  /**
   * Address of the database itself if DATABASE_URL is a pooler in transaction mode. Used for work that needs a dedicated
   * connection. The pooler must then set the settings of connections (docs/scaling.md).
   */
  DATABASE_DIRECT_URL: optionalText,
  /**
   * URL of a streaming replica for searches, without a pooler, and its maximum lag in seconds. While it is
   * unavailable or lags more, searches read from the primary.
   */
  SEARCH_DATABASE_URL: optionalText,
  SEARCH_MAX_LAG_SECONDS: countSetting(5, 2),
  DATABASE_POOL_SIZE: countSetting(10),
  /**
   * Number of connections on which frequent reads are pipelined: about two for each core of the database server; 0
   * for none.
   */
  DATABASE_PIPELINES: countSetting(4),
  /** Timeouts in milliseconds for a connection and for one statement. Keep their sum below five seconds. */
  DATABASE_CONNECT_MILLISECONDS: countSetting(1500, 100),
  DATABASE_STATEMENT_MILLISECONDS: countSetting(2000, 100),
  /** Valkey or Redis in which all processes count rate limits together. Without it each process counts by itself. */
  VALKEY_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Origin of the web app in the browser. The only origin that CORS allows. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
  /** Origin of the companies' site, on its own host name. Without it companies cannot sign in. */
  HIRE_ORIGIN: z.url().optional(),
  /** Public addresses of the API, the files and the chat; by default below PUBLIC_ORIGIN. */
  API_URL: z.url().optional(),
  FILES_URL: z.url().optional(),
  CHAT_URL: z.url().optional(),
  /** Signs access tokens, cookies and links to files, each with a key derived from it. */
  JWT_SECRET: z.string().min(32),
  /** The JWT_SECRET before the last rotation. Its signatures are still accepted. */
  JWT_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Hashes stored numbers and sign-ins. Defaults to JWT_SECRET. */
  DATA_SECRET: z.string().min(32).optional(),
  /** Encrypts identity papers and papers of companies. Defaults to DATA_SECRET. */
  FILE_SECRET: z.string().min(32).optional(),
  /** The secret before the last change of FILE_SECRET. What it encrypted can still be read. */
  FILE_SECRET_PREVIOUS: z.string().min(32).optional(),
  DATA_DIR: z.string().default('.data'),
  BRAND_NAME: z.string().default('Nukkad Jobs'),
  APP_VERSION: z.string().default('1.0.0'),
  /** JSON list of releases. Only `ops version --check` reads it. */
  RELEASES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Id of the product's admin in chats with seekers. */
  ADMIN_ID: z.string().default('nukkad-admin'),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_KEYS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  FACEBOOK_APP_ID: optionalText,
  FACEBOOK_APP_SECRET: optionalText,
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com'),
  TWILIO_ACCOUNT_SID: optionalText,
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_MESSAGING_SERVICE_SID: optionalText,
  S3_BUCKET: optionalText,
  S3_REGION: z.string().default('ap-south-1'),
  S3_ENDPOINT: z.url().optional(),
  /** URL at which browsers reach the object store. Without it the API serves the files of an S3_ENDPOINT. */
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: flag,
  /** Name of the operator in the legal texts and on the contact page. */
  OPERATOR_NAME: z.string().default('Nukkad Jobs'),
  OPERATOR_ADDRESS: z.string().default('Pune, Maharashtra, India'),
  SUPPORT_EMAIL: z.string().default('support@nukkad-jobs.example'),
  SUPPORT_PHONE: z.string().default('+91 00000 00000'),
  GRIEVANCE_OFFICER: z.string().default('Grievance officer'),
  GRIEVANCE_DAYS: countSetting(30),
  JURISDICTION_CITY: z.string().default('Pune'),
  PUSH_PUBLIC_KEY: optionalText,
  PUSH_PRIVATE_KEY: optionalText,
  PUSH_SUBJECT: optionalText,
});

type CoreEnvironment = z.infer<typeof coreEnvironment>;

/** Credentials of an external service. */
export interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** The settings of the use cases and their gateways. */
export interface CoreConfig extends CoreEnvironment {
  readonly isProduction: boolean;
  readonly apiUrl: string;
  readonly filesUrl: string;
  readonly chatUrl: string;
  readonly google: Credentials | null;
  readonly facebook: Credentials | null;
  /** The pair of VAPID keys; `id` is the public one. */
  readonly push: Credentials | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

function pair(id: string | undefined, secret: string | undefined): Credentials | null {
  return id && secret ? { id, secret } : null;
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}

/** Settings whose defaults are examples. Production needs real values, because legal texts and the contact page show them. */
const NAMED_BY_OPERATOR = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'GRIEVANCE_OFFICER',
  'JURISDICTION_CITY',
] as const satisfies readonly (keyof CoreEnvironment)[];

/**
 * Settings with public addresses. Production refuses example values, because they lead nowhere or to somebody else.
 */
const ADDRESSES = [
  'PUBLIC_ORIGIN',
  'HIRE_ORIGIN',
  'API_URL',
  'FILES_URL',
  'CHAT_URL',
  'S3_PUBLIC_ENDPOINT',
  'PUSH_SUBJECT',
] as const satisfies readonly (keyof CoreEnvironment)[];

/** Whether a value is an example. Other defaults, such as Pune, may be right for a real operator. */
const isPlaceholder = (name: string, value: string): boolean =>
  isExampleValue(value) || (name === 'GRIEVANCE_OFFICER' && /^grievance officer$/i.test(value.trim()));

function refuseExamples(present: Variables, app: string): void {
  const unnamed = NAMED_BY_OPERATOR.filter(
    (name) => present[name] === undefined || isPlaceholder(name, present[name]),
  );
  if (unnamed.length > 0)
    throw new Error(
      `${app} settings: production shows who runs it, so ${unnamed.join(', ')} must be set, and to no example`,
    );
  const examples = ADDRESSES.filter((name) => isExampleValue(present[name] ?? ''));
  if (examples.length > 0)
    throw new Error(`${app} settings: ${examples.join(', ')} is the address of an example: set your own`);
}

/** Removes empty variables, which count as absent. */
function presentOf(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function coreConfigOf<Values extends CoreEnvironment>(values: Values): Values & CoreConfig {
  const apiUrl = withSlash(values.API_URL ?? new URL('/api/', values.PUBLIC_ORIGIN).href);
  return {
    ...values,
    PUBLIC_ORIGIN: new URL(values.PUBLIC_ORIGIN).origin,
    isProduction: values.NODE_ENV === 'production',
    apiUrl,
    filesUrl: withSlash(values.FILES_URL ?? apiUrl),
    chatUrl: values.CHAT_URL ?? new URL(values.PUBLIC_ORIGIN).origin,
    google: pair(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    facebook: pair(values.FACEBOOK_APP_ID, values.FACEBOOK_APP_SECRET),
    push: pair(values.PUSH_PUBLIC_KEY, values.PUSH_PRIVATE_KEY),
  };
}

/**
 * Reads the settings of an app from environment variables by its schema, which extends `coreEnvironment`.
 * Throws an error that names every wrong setting, after the name of the app.
 */
export function readSettings<Schema extends z.ZodType<CoreEnvironment>>(
  app: string,
  schema: Schema,
  variables: Variables,
): z.infer<Schema> & CoreConfig {
  const present = presentOf(variables);
  const parsed = schema.safeParse(present);
  if (!parsed.success) throw new Error(`${app} settings: ${settingsProblem(parsed.error.issues)}`);
  if (parsed.data.NODE_ENV === 'production') refuseExamples(present, app);
  return coreConfigOf(parsed.data);
}

/** Reads the settings of a program without further settings, such as the operators' command line. */
export function readCoreConfig(variables: Variables): CoreConfig {
  return readSettings('API', coreEnvironment, variables);
}
