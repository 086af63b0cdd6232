import { isExampleValue } from '@nukkad/domain/example-value.ts';
import { settingsProblem } from '@nukkad/server/start/settings-problem.ts';
import * as z from 'zod';

const optionalText = z.string().min(1).optional();
const flag = z.enum(['true', 'false']).optional();
const bound = (fallback: number, least = 0) => z.coerce.number().int().min(least).default(fallback);

/** Longer than a load balancer takes between two looks. */
const PRODUCTION_DRAIN = 5;

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
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
  SEARCH_MAX_LAG_SECONDS: bound(5, 2),
  DATABASE_POOL_SIZE: bound(10),
  /** Connections for the hot reads alone, which share them: about two for each core of the database's; 0 for none. */
  DATABASE_PIPELINES: bound(4),
  /** Milliseconds to wait for a connection, and for one statement: together under five seconds. */
  DATABASE_CONNECT_MILLISECONDS: bound(1500, 100),
  DATABASE_STATEMENT_MILLISECONDS: bound(2000, 100),
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
  /** Comma list of proxy addresses or ranges whose X-Forwarded-For is believed; empty means none. */
  TRUST_PROXY: optionalText,
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
  GRIEVANCE_DAYS: bound(30),
  JURISDICTION_CITY: z.string().default('Pune'),
  /** Whether this process also does the work beside the requests; several may. Those that do not ask others for it. */
  BACKGROUND: z.enum(['on', 'off']).default('on'),
  PUSH_PUBLIC_KEY: optionalText,
  PUSH_PRIVATE_KEY: optionalText,
  PUSH_SUBJECT: optionalText,
  /** Requests answered at the same moment; the rest are told to come back (503). */
  MAX_IN_FLIGHT: bound(200),
  /** Beside those, for signing in, codes and applying, which are turned away last. */
  RESERVED_IN_FLIGHT: bound(50),
  /** Uploads at the same moment; a slow line takes minutes over one. */
  UPLOADS_IN_FLIGHT: bound(100),
  /** The share of MAX_IN_FLIGHT that one network address gets, which a whole carrier may share; 100 is no bound. */
  IN_FLIGHT_PER_ADDRESS_PERCENT: bound(50, 1),
  /** Requests of one network address whose body is still on its way. */
  UNFINISHED_PER_ADDRESS: bound(200, 1),
  /** Connections at the same moment; more are closed as they come. 0 is no bound. */
  MAX_CONNECTIONS: bound(10_000),
  /**
   * Seconds that a process which is told to end still answers, so that whoever sends requests here sees it leave;
   * by default five seconds in production and none elsewhere. And how long what has begun then may take.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).optional(),
  CLOSE_SECONDS: bound(15, 1),
  /** Milliseconds in which a body comes whole, and in which some more of a big one comes. */
  BODY_MILLISECONDS: bound(10_000, 100),
  UPLOAD_STILL_MILLISECONDS: bound(30_000, 100),
  /**
   * Requests a minute from one network address, behind which a carrier may put thousands of people; 0 switches these
   * limits off. Some routes have one of their own beside it.
   */
  RATE_LIMIT_PER_MINUTE: bound(12_000),
  SIGN_IN_PER_MINUTE: bound(1500, 1),
  UPLOADS_PER_MINUTE: bound(300, 1),
  VIDEO_UPLOADS_PER_MINUTE: bound(60, 1),
  RESUMES_PER_MINUTE: bound(200, 1),
  EXPORTS_PER_MINUTE: bound(60, 1),
});

type Environment = z.infer<typeof environment>;

/** The settings of routes that have a limit a minute of their own. */
export type AddressLimit = Extract<keyof Environment, `${string}S_PER_MINUTE` | 'SIGN_IN_PER_MINUTE'>;

/** The pair of keys of an outside service; null where it is not configured. */
export interface Credentials {
  readonly id: string;
  readonly secret: string;
}

export interface Config extends Omit<Environment, 'TRUST_PROXY'> {
  readonly DRAIN_SECONDS: number;
  readonly isProduction: boolean;
  readonly apiUrl: string;
  readonly filesUrl: string;
  readonly chatUrl: string;
  readonly trustProxy: readonly string[] | false;
  readonly google: Credentials | null;
  readonly facebook: Credentials | null;
  /** The pair of VAPID keys, the public one as its id. */
  readonly push: Credentials | null;
}

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
] as const satisfies readonly (keyof Environment)[];

/** Where people and servers are sent: an address of an example leads nowhere, or to somebody else. */
const ADDRESSES = [
  'PUBLIC_ORIGIN',
  'API_URL',
  'FILES_URL',
  'CHAT_URL',
  'S3_PUBLIC_ENDPOINT',
  'PUSH_SUBJECT',
] as const satisfies readonly (keyof Environment)[];

/** What the defaults say that is nobody's: others may well be true. */
const isOfNobody = (name: string, value: string): boolean =>
  isExampleValue(value) || (name === 'GRIEVANCE_OFFICER' && /^grievance officer$/i.test(value.trim()));

function refuseExamples(present: Readonly<Record<string, string | undefined>>): void {
  const unnamed = NAMED_BY_OPERATOR.filter(
    (name) => present[name] === undefined || isOfNobody(name, present[name]),
  );
  if (unnamed.length > 0)
    throw new Error(
      `API settings: production shows who runs it, so ${unnamed.join(', ')} must be set, and to no example`,
    );
  const nowhere = ADDRESSES.filter((name) => isExampleValue(present[name] ?? ''));
  if (nowhere.length > 0)
    throw new Error(`API settings: ${nowhere.join(', ')} is the address of an example: set your own`);
}

/** Reads the configuration once from environment variables; empty ones count as absent. Throws naming each wrong one. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) throw new Error(`API settings: ${settingsProblem(parsed.error.issues)}`);
  const { TRUST_PROXY, ...values } = parsed.data;
  if (values.NODE_ENV === 'production') refuseExamples(present);
  const apiUrl = withSlash(values.API_URL ?? new URL('/api/', values.PUBLIC_ORIGIN).href);
  return {
    ...values,
    PUBLIC_ORIGIN: new URL(values.PUBLIC_ORIGIN).origin,
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (values.NODE_ENV === 'production' ? PRODUCTION_DRAIN : 0),
    isProduction: values.NODE_ENV === 'production',
    apiUrl,
    filesUrl: withSlash(values.FILES_URL ?? apiUrl),
    chatUrl: values.CHAT_URL ?? new URL(values.PUBLIC_ORIGIN).origin,
    trustProxy: TRUST_PROXY ? TRUST_PROXY.split(',').map((entry) => entry.trim()) : false,
    google: pair(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    facebook: pair(values.FACEBOOK_APP_ID, values.FACEBOOK_APP_SECRET),
    push: pair(values.PUSH_PUBLIC_KEY, values.PUSH_PRIVATE_KEY),
  };
}
