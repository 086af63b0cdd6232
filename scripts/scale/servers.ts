import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../lib/server-flags.ts';
import type { Ports } from './engines.ts';
import { Program } from './programs.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENTRY = {
  api: 'apps/api/src/server.ts',
  worker: 'apps/worker/src/server.ts',
  chat: 'apps/chat/src/server.ts',
  web: 'apps/web/server/main.ts',
};
const LEAVE_WITH_PARENT = new URL('../lib/leave-with-parent.mjs', import.meta.url).href;

/** The operator's details, which production requires. */
const OPERATOR = {
  OPERATOR_NAME: 'Nukkad Jobs of the check',
  OPERATOR_ADDRESS: 'Pune, Maharashtra, India',
  SUPPORT_EMAIL: 'support@nukkad-jobs.test',
  SUPPORT_PHONE: '+91 20 0000 0000',
  GRIEVANCE_OFFICER: 'Asha of the check',
  JURISDICTION_CITY: 'Pune',
};
/** Settings that switch the limits per address off, because all load comes from one address. */
const NO_LIMITS = {
  RATE_LIMIT_PER_MINUTE: '0',
  PAGES_PER_MINUTE: '0',
  PAGES_PER_NETWORK_PERCENT: '100',
  IN_FLIGHT_PER_ADDRESS_PERCENT: '100',
};

export interface ServersSetting {
  readonly home: string;
  readonly ports: Ports & { readonly workers: readonly number[] };
  readonly databaseUrl: string;
  readonly secret: string;
}

/** Two of each server as docker-compose.scale.yml sets them up, as processes of this machine. */
export function createServers({ home, ports, databaseUrl, secret }: ServersSetting): Program[] {
  const pooler = (database: string) => `postgresql://postgres@127.0.0.1:${ports.pgbouncer}/${database}`;
  const origin = `http://127.0.0.1:${ports.balancer.web}`;
  const common = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    ...OPERATOR,
  };
  const shared = { VALKEY_URL: `redis://127.0.0.1:${ports.valkey}`, ...NO_LIMITS };
  const behind = { JWT_SECRET: secret, DATABASE_DIRECT_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' };
  const api = { ...behind, ...shared, DATABASE_URL: pooler('nukkad'), DATA_DIR: join(home, 'files') };
  const server = (kind: keyof typeof ENTRY, name: string, port: number, env: Record<string, string>) =>
    new Program({
      name,
      command: process.execPath,
      args: [...SERVER_FLAGS, '--import', LEAVE_WITH_PARENT, join(ROOT, ENTRY[kind])],
      port,
      logFile: join(home, `${name}.log`),
      env: { ...SERVER_ENVIRONMENT, ...common, ...env, PORT: String(port) },
    });
  const web = {
    ...shared,
    API_ORIGIN: `http://127.0.0.1:${ports.balancer.api}`,
    CHAT_ORIGIN: `http://127.0.0.1:${ports.balancer.chat}`,
    TRUST_PROXY: '127.0.0.1',
  };
  const chat = { ...behind, DATABASE_URL: pooler('nukkad_chat') };
  return [
    ...ports.servers.api.map((port, at) => server('api', `api${at + 1}`, port, api)),
    ...ports.workers.map((port, at) => server('worker', `worker${at + 1}`, port, api)),
    ...ports.servers.chat.map((port, at) => server('chat', `chat${at + 1}`, port, chat)),
    ...ports.servers.web.map((port, at) => server('web', `web${at + 1}`, port, web)),
  ];
}
