import { join } from 'node:path';
import type { Home } from './home.ts';
import { freePort } from './ports.ts';
import { printer } from './print-log.ts';
import type { Secrets } from './secrets.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.ts';
import { Service, untilHealthy } from './service.ts';
import type { Stack } from './stack.ts';
import type { StartOptions } from './start-options.ts';
import { step } from './steps.mjs';

interface Setting {
  options: StartOptions;
  home: Home;
  stack: Stack;
  secrets: Secrets;
  databaseUrl: string;
}

interface Server {
  name: 'api' | 'worker' | 'chat' | 'web';
  entry: string;
  host: string;
  port: number;
  env: Record<string, string>;
}

/**
 * Settings for the embedded database, which runs one statement at a time. Statements need longer timeouts, and more
 * connections would only wait inside it.
 */
const EMBEDDED: Record<string, string> = {
  DATABASE_POOL_SIZE: '4',
  DATABASE_PIPELINES: '0',
  DATABASE_CONNECT_MILLISECONDS: '10000',
  DATABASE_STATEMENT_MILLISECONDS: '10000',
  REQUEST_MILLISECONDS: '20000',
};

/**
 * Returns this machine's keys for push messages, unless the environment has a pair. A start in production mode
 * creates none.
 */
function pushKeys({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY }: Secrets): Record<string, string> {
  const { NODE_ENV, PUSH_PUBLIC_KEY: own } = process.env;
  return NODE_ENV === 'production' || own ? {} : { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY };
}

async function describeServers({ options, home, secrets, databaseUrl }: Setting): Promise<Server[]> {
  const apiPort = await freePort();
  const chatPort = await freePort();
  const loopback = '127.0.0.1';
  const pool = options.databaseUrl === undefined ? EMBEDDED : {};
  const behind = {
    JWT_SECRET: secrets.JWT_SECRET,
    ...pool,
    DATABASE_URL: databaseUrl,
    DATA_DIR: home.file('files'),
    // The web server forwards the client's address.
    TRUST_PROXY: loopback,
  };
  return [
    {
      name: 'api',
      entry: 'apps/api/src/server.ts',
      host: loopback,
      port: apiPort,
      env: { ...behind, ...pushKeys(secrets) },
    },
    {
      name: 'worker',
      entry: 'apps/worker/src/server.ts',
      host: loopback,
      port: await freePort(),
      env: { ...behind, ...pushKeys(secrets) },
    },
    { name: 'chat', entry: 'apps/chat/src/server.ts', host: loopback, port: chatPort, env: behind },
    {
      name: 'web',
      entry: 'apps/web/server/main.ts',
      host: options.host,
      port: options.port,
      env: {
        API_ORIGIN: `http://${loopback}:${apiPort}`,
        CHAT_ORIGIN: `http://${loopback}:${chatPort}`,
        ...(options.dev && { DEV_SOCKET_PORT: String(await freePort()) }),
      },
    },
  ];
}

const DEBUG_PORT = { api: 9229, chat: 9230, web: 9231, worker: 9232 };

const WATCHER = join('scripts', 'lib', 'watch-server.ts');

/** Returns the program that Node runs: the server, or in development the process that restarts it at each save. */
function programOf({ name, entry }: Server, { root, dev, inspect }: StartOptions) {
  const flags = [...SERVER_FLAGS, ...(inspect ? [`--inspect=127.0.0.1:${DEBUG_PORT[name]}`] : [])];
  const file = join(root, entry);
  return dev ? { entry: join(root, WATCHER), args: [...flags, file] } : { entry: file, nodeFlags: flags };
}

/** Returns the address of the companies' site. Browsers resolve every name below localhost to this machine. */
export function hireOrigin({ port }: Pick<StartOptions, 'port'>): string {
  return process.env.HIRE_ORIGIN || `http://hire.localhost:${port}`;
}

function startServer(server: Server, { options, home, stack }: Setting): Service {
  return stack.add(
    new Service({
      name: server.name,
      ...programOf(server, options),
      ...(options.dev && { onOutput: printer(server.name) }),
      cwd: options.root,
      env: {
        NODE_ENV: 'development',
        ...SERVER_ENVIRONMENT,
        ...process.env,
        ...server.env,
        PORT: String(server.port),
        HOST: server.host,
        PUBLIC_ORIGIN: options.origin,
        HIRE_ORIGIN: hireOrigin(options),
      },
      logFile: home.file('logs', `${server.name}.log`),
    }),
  );
}

/** Starts the four servers and waits until each is healthy. */
export async function startServers(setting: Setting): Promise<void> {
  const servers = await describeServers(setting);
  const starts = await Promise.allSettled(
    servers.map((server) =>
      step(`Server ${server.name}`, async () => {
        const service = startServer(server, setting);
        const host = server.host === '0.0.0.0' || server.host === '::' ? '127.0.0.1' : server.host;
        await untilHealthy(service, `http://${host}:${server.port}/healthz`);
      }),
    ),
  );
  // All starts are printed before the first failure.
  for (const start of starts) if (start.status === 'rejected') throw start.reason;
}
