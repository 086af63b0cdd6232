import {
  type CoreConfig,
  coreEnvironment,
  countSetting,
  readSettings,
} from '@nukkad/core/config/core-config.ts';
import * as z from 'zod';

/** Default of DRAIN_SECONDS in production. It is longer than the interval of a load balancer's health checks. */
const PRODUCTION_DRAIN = 5;

const environment = coreEnvironment.extend({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /**
   * Comma-separated addresses or ranges of the proxies whose X-Forwarded-For header is trusted. If absent, none is
   * trusted.
   */
  TRUST_PROXY: z.string().min(1).optional(),
  /** Maximum milliseconds until a request is answered, without the time in which its body arrives. */
  REQUEST_MILLISECONDS: countSetting(4000, 100),
  /** Maximum number of requests that are handled at the same time. Further ones are refused with 503. */
  MAX_IN_FLIGHT: countSetting(100),
  /**
   * Maximum number of additional concurrent requests for signing in, one-time codes and applying. These are refused
   * last.
   */
  RESERVED_IN_FLIGHT: countSetting(50),
  /** Maximum number of concurrent uploads. An upload may take minutes on a slow connection. */
  UPLOADS_IN_FLIGHT: countSetting(100),
  /**
   * Maximum share of MAX_IN_FLIGHT, in percent, for one network address; 100 means no limit. All users of a mobile
   * carrier may share one address.
   */
  IN_FLIGHT_PER_ADDRESS_PERCENT: countSetting(50, 1),
  /** Maximum number of requests per network address whose body has not arrived completely. */
  UNFINISHED_PER_ADDRESS: countSetting(200, 1),
  /** Maximum number of open connections. Further ones are closed immediately. 0 means no limit. */
  MAX_CONNECTIONS: countSetting(10_000),
  /**
   * Seconds for which the process still accepts requests after SIGTERM, so that load balancers can remove it first. The
   * default is 5 in production and 0 elsewhere. After that, pending requests have CLOSE_SECONDS to finish.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).optional(),
  CLOSE_SECONDS: countSetting(15, 1),
  /**
   * BODY_MILLISECONDS is the maximum time for a complete small body. UPLOAD_STILL_MILLISECONDS is the maximum time
   * without progress of an upload.
   */
  BODY_MILLISECONDS: countSetting(10_000, 100),
  UPLOAD_STILL_MILLISECONDS: countSetting(30_000, 100),
  /**
   * Maximum number of requests per minute from one network address; 0 switches these limits off. A carrier may put
   * thousands of people behind one address. Some routes also have their own limit.
   */
  RATE_LIMIT_PER_MINUTE: countSetting(12_000),
  SIGN_IN_PER_MINUTE: countSetting(1500, 1),
  UPLOADS_PER_MINUTE: countSetting(300, 1),
  VIDEO_UPLOADS_PER_MINUTE: countSetting(60, 1),
  RESUMES_PER_MINUTE: countSetting(200, 1),
  EXPORTS_PER_MINUTE: countSetting(60, 1),
});

type Environment = z.infer<typeof environment>;

/** Names of the settings that hold a route's own limit per minute and network address. */
export type AddressLimit = Extract<keyof Environment, `${string}S_PER_MINUTE` | 'SIGN_IN_PER_MINUTE'>;

export interface Config
  extends CoreConfig,
    Omit<Environment, keyof CoreConfig | 'TRUST_PROXY' | 'DRAIN_SECONDS'> {
  readonly DRAIN_SECONDS: number;
  readonly trustProxy: readonly string[] | false;
}

/**
 * Reads the configuration from environment variables. Empty variables count as absent. Throws an error that names
 * every wrong setting.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const { TRUST_PROXY, ...values } = readSettings('API', environment, variables);
  return {
    ...values,
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (values.isProduction ? PRODUCTION_DRAIN : 0),
    trustProxy: TRUST_PROXY ? TRUST_PROXY.split(',').map((entry) => entry.trim()) : false,
  };
}
