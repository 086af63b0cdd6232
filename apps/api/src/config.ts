import {
  type CoreConfig,
  coreEnvironment,
  countSetting,
  readSettings,
} from '@nukkad/core/config/core-config.ts';
import * as z from 'zod';

/** Seconds; longer than a load balancer takes between two health checks. */
const PRODUCTION_DRAIN = 5;

const environment = coreEnvironment.extend({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Comma list of proxy addresses or ranges whose X-Forwarded-For is believed; empty means none. */
  TRUST_PROXY: z.string().min(1).optional(),
  /** Requests answered at the same moment; the rest are told to come back (503). */
  MAX_IN_FLIGHT: countSetting(200),
  /** Beside those, for signing in, codes and applying, which are turned away last. */
  RESERVED_IN_FLIGHT: countSetting(50),
  /** Uploads at the same moment; a slow line takes minutes over one. */
  UPLOADS_IN_FLIGHT: countSetting(100),
  /** The share of MAX_IN_FLIGHT that one network address gets, which a whole carrier may share; 100 is no bound. */
  IN_FLIGHT_PER_ADDRESS_PERCENT: countSetting(50, 1),
  /** Requests of one network address whose body is still on its way. */
  UNFINISHED_PER_ADDRESS: countSetting(200, 1),
  /** Connections at the same moment; more are closed as they come. 0 is no bound. */
  MAX_CONNECTIONS: countSetting(10_000),
  /**
   * Seconds that a process which is told to end still answers, so that whoever sends requests here sees it leave;
   * by default five seconds in production and none elsewhere. And how long what has begun then may take.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).optional(),
  CLOSE_SECONDS: countSetting(15, 1),
  /** Milliseconds in which a body comes whole, and in which some more of a big one comes. */
  BODY_MILLISECONDS: countSetting(10_000, 100),
  UPLOAD_STILL_MILLISECONDS: countSetting(30_000, 100),
  /**
   * Requests a minute from one network address, behind which a carrier may put thousands of people; 0 switches these
   * limits off. Some routes have one of their own beside it.
   */
  RATE_LIMIT_PER_MINUTE: countSetting(12_000),
  SIGN_IN_PER_MINUTE: countSetting(1500, 1),
  UPLOADS_PER_MINUTE: countSetting(300, 1),
  VIDEO_UPLOADS_PER_MINUTE: countSetting(60, 1),
  RESUMES_PER_MINUTE: countSetting(200, 1),
  EXPORTS_PER_MINUTE: countSetting(60, 1),
});

type Environment = z.infer<typeof environment>;

/** The settings of routes that have a limit a minute of their own. */
export type AddressLimit = Extract<keyof Environment, `${string}S_PER_MINUTE` | 'SIGN_IN_PER_MINUTE'>;

export interface Config
  extends CoreConfig,
    Omit<Environment, keyof CoreConfig | 'TRUST_PROXY' | 'DRAIN_SECONDS'> {
  readonly DRAIN_SECONDS: number;
  readonly trustProxy: readonly string[] | false;
}

/** Reads the configuration once from environment variables; empty ones count as absent. Throws naming each wrong one. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const { TRUST_PROXY, ...values } = readSettings('API', environment, variables);
  return {
    ...values,
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (values.isProduction ? PRODUCTION_DRAIN : 0),
    trustProxy: TRUST_PROXY ? TRUST_PROXY.split(',').map((entry) => entry.trim()) : false,
  };
}
