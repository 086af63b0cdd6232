import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { SiteInfo } from '../src/lib/site/site-info.ts';
import { siteInfo, siteSettings } from './site-config.ts';

const schema = z.object({
  ...siteSettings,
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address people type; links, canonical URLs and cookies are made from it. */
  PUBLIC_ORIGIN: z.url().optional(),
  API_ORIGIN: z.url(),
  CHAT_ORIGIN: z.url(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

export interface WebConfig {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string;
  readonly apiOrigin: string;
  readonly chatOrigin: string;
  readonly logLevel: string;
  readonly distFolder: string;
  readonly site: SiteInfo;
}

/** Reads the web server's settings from the environment; throws naming each wrong one. */
export function readConfig(environment: NodeJS.ProcessEnv): WebConfig {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(`Web server settings: ${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    publicOrigin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).origin,
    apiOrigin: new URL(values.API_ORIGIN).origin,
    chatOrigin: new URL(values.CHAT_ORIGIN).origin,
    logLevel: values.LOG_LEVEL,
    site: siteInfo(values, isProduction),
    distFolder: fileURLToPath(new URL('../dist', import.meta.url)),
  };
}
