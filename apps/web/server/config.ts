import { fileURLToPath } from 'node:url';
import { settingsProblem } from '@nukkad/server/start/settings-problem.ts';
import type { MetricsPushSettings } from '@nukkad/telemetry/metrics-push.ts';
import type { TracingSettings } from '@nukkad/telemetry/tracing.ts';
import * as z from 'zod';
import type { SiteInfo } from '../src/lib/site-info.ts';
import { type Deadlines, deadlinesOf } from './deadlines.ts';
import { exampleSettings, siteInfo, siteSettings } from './site-config.ts';

const bound = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const WILDCARD_ORIGIN = /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/i;

/** A comma list as its entries. */
function listOf(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

const origins = z
  .string()
  .transform((text) => listOf(text).map((entry) => entry.replace(/\/$/, '')))
  .refine((list) => list.every((entry) => WILDCARD_ORIGIN.test(entry)), 'each an origin, as https://host');

const schema = z.object({
  ...siteSettings,
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address people type; links, canonical URLs and cookies are made from it. */
  PUBLIC_ORIGIN: z.url().optional(),
  API_ORIGIN: z.url(),
  CHAT_ORIGIN: z.url(),
  /** Development alone: renders and serves the sources, and tells browsers of changes on this port. */
  DEV_SOCKET_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
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
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** A Valkey or Redis in which several processes count limits together; without it each counts by itself. */
  VALKEY_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Comma list of addresses, ranges or host names of proxies whose X-Forwarded-For is believed; empty means none. */
  TRUST_PROXY: z.string().optional(),
  /** Connections at the same time; further ones are closed at once. */
  MAX_CONNECTIONS: bound(8192),
  /** Calls that wait for the API at the same time; further ones are told to come back (503). */
  MAX_CALLS: bound(1000),
  /** Pages rendered at the same time; further ones are told to come back (503). */
  MAX_PAGES: bound(60),
  /** The share of them that one network address may take, in percent; 100 switches the share off. */
  PAGES_PER_NETWORK_PERCENT: z.coerce.number().int().min(1).max(100).default(25),
  /** Pages a minute for one network address, which a whole carrier may share; 0 switches the limit off. */
  PAGES_PER_MINUTE: bound(1200),
  /** Memory for pages made already, in MB; 0 makes each page anew. */
  PAGE_CACHE_MB: bound(64),
  /** For how long a page made already is shown before it is made again; 0 makes each page anew. */
  PAGE_CACHE_SECONDS: bound(10),
  /** Uploads, and bodies slower than a second, that one network address may be sending at the same time. */
  UNFINISHED_PER_NETWORK: bound(64),
  /** Seconds between the word that this server goes (`/readyz`) and its going; 5 in production, else none. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  /** Where to report a weakness of the site (`/.well-known/security.txt`): an e-mail or an https address. */
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  /** Strict-Transport-Security behind an https address: not sent, for this host, or for all hosts below it too. */
  HSTS: z.enum(['off', 'host', 'subdomains']).default('subdomains'),
  /** Where browsers reach stored files, if not below PUBLIC_ORIGIN; comma list of origins. */
  FILE_ORIGINS: origins.optional(),
  /** Where browsers reach the object store: files come from there unless FILE_ORIGINS says otherwise. */
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  /** From where else pictures may come: the photos of those who sign in with Google. */
  PICTURE_ORIGINS: origins.default(['https://*.googleusercontent.com']),
});
type Settings = z.infer<typeof schema>;

const storeOrigins = ({ S3_PUBLIC_ENDPOINT: store }: Settings): string[] =>
  store === undefined ? [] : [new URL(store).origin];

export interface WebConfig {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string;
  readonly apiOrigin: string;
  readonly chatOrigin: string;
  readonly logLevel: string;
  /** The value of Strict-Transport-Security; null where it is not sent. */
  readonly strictTransport: string | null;
  /** Where metrics are served or sent, if anywhere. */
  readonly counting: MetricsPushSettings;
  readonly tracing: TracingSettings;
  readonly faults: { readonly SENTRY_DSN?: string | undefined; readonly NODE_ENV: string };
  readonly distFolder: string;
  /** The port of Vite's socket; null where the built app is served. */
  readonly devSocketPort: number | null;
  readonly site: SiteInfo;
  /** Addresses, ranges and host names of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** Where weaknesses are reported, as `security.txt` says: an e-mail or an https address; null for none. */
  readonly securityContact: string | null;
  readonly fileOrigins: readonly string[];
  readonly pictureOrigins: readonly string[];
  /** Where several processes count together; null where each counts by itself. */
  readonly valkeyUrl: string | null;
  readonly limits: {
    readonly connections: number;
    readonly calls: number;
    readonly pages: number;
    readonly pagesPerNetworkPercent: number;
    readonly pagesPerMinute: number;
    readonly unfinishedPerNetwork: number;
  };
  readonly pageCache: { readonly maxBytes: number; readonly freshSeconds: number };
  readonly deadlines: Deadlines;
}

const YEAR = 'max-age=31536000';

function strictTransportOf({ HSTS }: Settings, publicOrigin: string): string | null {
  if (HSTS === 'off' || !publicOrigin.startsWith('https:')) return null;
  return HSTS === 'subdomains' ? `${YEAR}; includeSubDomains` : YEAR;
}

function limitsOf(values: Settings): WebConfig['limits'] {
  return {
    connections: values.MAX_CONNECTIONS,
    calls: values.MAX_CALLS,
    pages: values.MAX_PAGES,
    pagesPerNetworkPercent: values.PAGES_PER_NETWORK_PERCENT,
    pagesPerMinute: values.PAGES_PER_MINUTE,
    unfinishedPerNetwork: values.UNFINISHED_PER_NETWORK,
  };
}

/** Pages from the sources change with each save. */
function pageCacheOf(values: Settings): WebConfig['pageCache'] {
  const megabytes = values.DEV_SOCKET_PORT ? 0 : values.PAGE_CACHE_MB;
  return { maxBytes: megabytes * 1_000_000, freshSeconds: values.PAGE_CACHE_SECONDS };
}

/** Reads the web server's settings from the environment, empty ones as absent; throws naming each wrong one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): WebConfig {
  const present = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const parsed = schema.safeParse(Object.fromEntries(present));
  if (!parsed.success) throw new Error(`Web server settings: ${settingsProblem(parsed.error.issues)}`);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const examples = isProduction ? exampleSettings(values) : [];
  if (examples.length > 0)
    throw new Error(`Web server settings: ${examples.join(', ')} is of an example: set your own, or nothing`);
  const publicOrigin = new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin;
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    publicOrigin,
    strictTransport: strictTransportOf(values, publicOrigin),
    apiOrigin: new URL(values.API_ORIGIN).origin,
    chatOrigin: new URL(values.CHAT_ORIGIN).origin,
    logLevel: values.LOG_LEVEL,
    counting: values,
    tracing: values,
    faults: values,
    site: siteInfo(values, isProduction),
    devSocketPort: isProduction ? null : (values.DEV_SOCKET_PORT ?? null),
    distFolder: fileURLToPath(new URL('../dist', import.meta.url)),
    trustProxy: listOf(values.TRUST_PROXY ?? ''),
    fileOrigins: values.FILE_ORIGINS ?? storeOrigins(values),
    pictureOrigins: values.PICTURE_ORIGINS,
    securityContact: values.SECURITY_CONTACT ?? values.SUPPORT_EMAIL ?? null,
    valkeyUrl: values.VALKEY_URL ?? null,
    limits: limitsOf(values),
    pageCache: pageCacheOf(values),
    deadlines: deadlinesOf(values, isProduction),
  };
}
