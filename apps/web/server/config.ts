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

/** Splits a comma-separated list and trims its entries. */
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
  /** The site's public origin. Links and canonical URLs start with it. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** The origin of the companies' site, on a host name of its own. Without it, the site does not exist. */
  HIRE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  API_ORIGIN: z.url(),
  CHAT_ORIGIN: z.url(),
  /** Development only: serves the sources through Vite, which notifies browsers of changes over a socket on this port. */
  DEV_SOCKET_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** The port of `/metrics`, for Prometheus; must not be public. Without it, `/metrics` is not served. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** The OTLP collector that receives traces, such as https://host:4318. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Headers for the collector, such as an API key. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** The share of traces to send, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** `otlp` sends the metrics to that collector too, once a minute. */
  OTEL_METRICS_EXPORTER: z.enum(['none', 'otlp']).default('none'),
  /** The server that errors are reported to, in Sentry's protocol: https://<key>@<host>/<project>. */
  SENTRY_DSN: z.url().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** A Valkey or Redis in which several processes count rate limits together. Without it, each process counts alone. */
  VALKEY_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Comma-separated addresses, ranges or host names of the proxies whose X-Forwarded-For is trusted; empty means none. */
  TRUST_PROXY: z.string().optional(),
  /** Maximum number of open connections. Further connections are closed at once. */
  MAX_CONNECTIONS: bound(8192),
  /** Maximum number of calls that wait for the API at the same time. Further calls get 503 with Retry-After. */
  MAX_CALLS: bound(1000),
  /** Maximum number of pages rendered at the same time. Further requests get 503 with Retry-After. */
  MAX_PAGES: bound(60),
  /** Percentage of `MAX_PAGES` that one network may use; 100 disables this limit. */
  PAGES_PER_NETWORK_PERCENT: z.coerce.number().int().min(1).max(100).default(25),
  /**
   * Maximum number of pages per minute for one network, which all customers of a mobile carrier may share; 0 disables
   * this limit.
   */
  PAGES_PER_MINUTE: bound(1200),
  /** Size of the page cache in MB; 0 disables the cache. */
  PAGE_CACHE_MB: bound(64),
  /** Seconds for which a cached page is fresh; 0 renders each request again. */
  PAGE_CACHE_SECONDS: bound(10),
  /**
   * Maximum number of simultaneous uploads from one network. The same limit applies to other bodies that take over a
   * second.
   */
  UNFINISHED_PER_NETWORK: bound(64),
  /** Seconds between the first failing `/readyz` and the stop of this server. The default is 5 in production, else 0. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  /** The contact for security reports in `/.well-known/security.txt`: an e-mail address or an https URL. */
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  /** Strict-Transport-Security on an https site: not sent, for this host only, or for its subdomains too. */
  HSTS: z.enum(['off', 'host', 'subdomains']).default('subdomains'),
  /** Comma-separated origins from which browsers load stored files, if not from PUBLIC_ORIGIN. */
  FILE_ORIGINS: origins.optional(),
  /** The public address of the object store. Browsers load files from it, unless FILE_ORIGINS is set. */
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  /** Comma-separated origins of other pictures, such as the profile photos of people who sign in with Google. */
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
  /** The origin of the companies' site; null if there is none. */
  readonly hireOrigin: string | null;
  readonly apiOrigin: string;
  readonly chatOrigin: string;
  readonly logLevel: string;
  /** The value of Strict-Transport-Security; null if it is not sent. */
  readonly strictTransport: string | null;
  readonly counting: MetricsPushSettings;
  readonly tracing: TracingSettings;
  readonly faults: { readonly SENTRY_DSN?: string | undefined; readonly NODE_ENV: string };
  readonly distFolder: string;
  /** The folder of the built companies' site. */
  readonly hireFolder: string;
  /** The port of Vite's socket; null if the built app is served. */
  readonly devSocketPort: number | null;
  readonly site: SiteInfo;
  /** Addresses, ranges and host names of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  /** The contact of `security.txt`: an e-mail address or an https URL; null for none. */
  readonly securityContact: string | null;
  readonly fileOrigins: readonly string[];
  readonly pictureOrigins: readonly string[];
  /** The store in which several processes count rate limits together; null if each process counts alone. */
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

/** Returns the limits of the page cache. In development its size is 0, because pages change with each save. */
function pageCacheOf(values: Settings): WebConfig['pageCache'] {
  const megabytes = values.DEV_SOCKET_PORT ? 0 : values.PAGE_CACHE_MB;
  return { maxBytes: megabytes * 1_000_000, freshSeconds: values.PAGE_CACHE_SECONDS };
}

/** Reads the web server's settings from the environment. Empty values count as missing. The error names each invalid setting. */
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
  const hireOrigin = values.HIRE_ORIGIN === undefined ? null : new URL(values.HIRE_ORIGIN).origin;
  if (hireOrigin !== null && new URL(hireOrigin).host === new URL(publicOrigin).host)
    throw new Error('Web server settings: HIRE_ORIGIN needs a host name other than that of PUBLIC_ORIGIN');
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    publicOrigin,
    strictTransport: strictTransportOf(values, publicOrigin),
    hireOrigin,
    apiOrigin: new URL(values.API_ORIGIN).origin,
    chatOrigin: new URL(values.CHAT_ORIGIN).origin,
    logLevel: values.LOG_LEVEL,
    counting: values,
    tracing: values,
    faults: values,
    site: siteInfo(values, isProduction),
    devSocketPort: isProduction ? null : (values.DEV_SOCKET_PORT ?? null),
    distFolder: fileURLToPath(new URL('../dist', import.meta.url)),
    hireFolder: fileURLToPath(new URL('../../desk/dist', import.meta.url)),
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
