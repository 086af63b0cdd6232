import { isExampleValue } from '@nukkad/domain/example-value.ts';
import { settingsProblem } from '@nukkad/server/start/settings-problem.ts';
import * as z from 'zod';

const optionalText = z.string().min(1).optional();
const flag = z.enum(['true', 'false']).optional();

/** A setting that is a whole number of at least `least`. */
export const countSetting = (fallback: number, least = 0) =>
  z.coerce.number().int().min(least).default(fallback);

/** The environment variables that the use cases and their gateways read. An app extends it by its own. */
export const coreEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** The port of `/metrics`, for Prometheus alone and never published; without it none is served. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** A collector of traces over OTLP (https://host:4318), the headers it asks for, and the share of traces to send. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText,
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
  DATABASE_DIRECT_URL: optionalText,
  /**
   * A streaming replica of the database, without a pooler between, for searches; and the seconds that it may be behind:
   * beyond them, and while it is away, searches are read from the database as without one.
   */
  SEARCH_DATABASE_URL: optionalText,
  SEARCH_MAX_LAG_SECONDS: countSetting(5, 2),
  DATABASE_POOL_SIZE: countSetting(10),
  /** Connections for the hot reads alone, which share them: about two for each core of the database's; 0 for none. */
  DATABASE_PIPELINES: countSetting(4),
  /** Milliseconds to wait for a connection, and for one statement: together under five seconds. */
  DATABASE_CONNECT_MILLISECONDS: countSetting(1500, 100),
  DATABASE_STATEMENT_MILLISECONDS: countSetting(2000, 100),
  /** A Valkey or Redis in which several processes count limits together; without it each counts by itself. */
  VALKEY_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Where the browser finds the product; the only foreign origin that may call. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
  /** Public addresses of the API, the files and the chat; by default below PUBLIC_ORIGIN. */
  API_URL: z.url().optional(),
  FILES_URL: z.url().optional(),
  CHAT_URL: z.url().optional(),
  /** Signs access tokens, cookies and links to files, each with a key derived from it. */
  JWT_SECRET: z.string().min(32),
  /** The JWT_SECRET before the last rotation: what it signed is still accepted. */
  JWT_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Encrypts identity papers and hashes what is stored of numbers and sign-ins. Without it JWT_SECRET does. */
  DATA_SECRET: z.string().min(32).optional(),
  DATA_DIR: z.string().default('.data'),
  BRAND_NAME: z.string().default('Nukkad Jobs'),
  APP_VERSION: z.string().default('1.0.0'),
  /** A list of releases (JSON) that `ops version --check` reads when an operator asks; nothing else does. */
  RELEASES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The product's own side of the seekers' chats. */
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
  /** Where browsers reach the store; without it files of an S3_ENDPOINT are served through the API. */
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: flag,
  /** Who runs the product, as the legal texts and the contact page name it. */
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

/** The pair of keys of an outside service; null where it is not configured. */
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
  /** The pair of VAPID keys, the public one as its id. */
  readonly push: Credentials | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

function pair(id: string | undefined, secret: string | undefined): Credentials | null {
  return id && secret ? { id, secret } : null;
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}

/** Their defaults are examples: the legal texts and the contact page of a product in use name the real ones. */
const NAMED_BY_OPERATOR = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'GRIEVANCE_OFFICER',
  'JURISDICTION_CITY',
] as const satisfies readonly (keyof CoreEnvironment)[];

/** Where people and servers are sent: an address of an example leads nowhere, or to somebody else. */
const ADDRESSES = [
  'PUBLIC_ORIGIN',
  'API_URL',
  'FILES_URL',
  'CHAT_URL',
  'S3_PUBLIC_ENDPOINT',
  'PUSH_SUBJECT',
] as const satisfies readonly (keyof CoreEnvironment)[];

/** What the defaults say that is nobody's: others may well be true. */
const isOfNobody = (name: string, value: string): boolean =>
  isExampleValue(value) || (name === 'GRIEVANCE_OFFICER' && /^grievance officer$/i.test(value.trim()));

function refuseExamples(present: Variables, app: string): void {
  const unnamed = NAMED_BY_OPERATOR.filter(
    (name) => present[name] === undefined || isOfNobody(name, present[name]),
  );
  if (unnamed.length > 0)
    throw new Error(
      `${app} settings: production shows who runs it, so ${unnamed.join(', ')} must be set, and to no example`,
    );
  const nowhere = ADDRESSES.filter((name) => isExampleValue(present[name] ?? ''));
  if (nowhere.length > 0)
    throw new Error(`${app} settings: ${nowhere.join(', ')} is the address of an example: set your own`);
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

/** Reads the settings of a program that has none of its own, such as the operators' command line. */
export function readCoreConfig(variables: Variables): CoreConfig {
  return readSettings('API', coreEnvironment, variables);
}
