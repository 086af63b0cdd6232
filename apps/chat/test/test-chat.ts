import type { AddressInfo } from 'node:net';
import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { createDatabase, type Database } from '@nukkad/db';
import { BATCH_TIMES } from '@nukkad/db/connections.ts';
import { urlForRole } from '@nukkad/db/testing/test-database.ts';
import type { Tracing } from '@nukkad/telemetry/tracing.ts';
import { createTestDatabase } from '@nukkad/testing';
import { io, type Socket } from 'socket.io-client';
import { buildChat } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { SECRET, signIn } from './sign-in.ts';

const ORIGIN = 'http://site.test';

export interface Device {
  readonly socket: Socket;
  /** Received messages, in order. */
  readonly received: { event: string; value: Record<string, unknown> }[];
  send(event: string, ...values: unknown[]): Promise<Record<string, unknown>>;
}

export interface TestChat {
  /** The database for the owner of the tables. */
  readonly url: string;
  readonly database: Database;
  /** The database that the chat uses, with the role of the chat. */
  readonly chatDatabase: Database;
  readonly origin: string;
  token(candidateId: string, seconds?: number): Promise<string>;
  /** Opens a socket and joins the seeker's room; rejects with the connection error's code. */
  join(candidateId: string, token?: string): Promise<Device>;
  connect(token: string | undefined, headers?: Record<string, string>): Promise<Device>;
  /** Shuts the chat server down as a signal would. Its clients and the database keep running. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

function deviceOf(socket: Socket): Device {
  const received: Device['received'] = [];
  for (const event of [CHAT_EVENTS.companyMessage.name, CHAT_EVENTS.adminMessage.name]) {
    socket.on(event, (value) => received.push({ event, value }));
  }
  return {
    socket,
    received,
    send: (event, ...values) => socket.timeout(30_000).emitWithAck(event, ...values),
  };
}

/** Short database timeouts in milliseconds, so that tests of an unreachable database are fast. */
const SHORT_TIMEOUTS = { poolSize: 5, connectTimeout: 1000, statementTimeout: 1000 };

/** Opens a socket that does not reconnect. `connected` rejects with the connection error's code. */
export function openSocket(origin: string, token: string | undefined, extraHeaders?: Record<string, string>) {
  const socket = io(origin, {
    path: CHAT_SOCKET_PATH,
    auth: token === undefined ? {} : { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(extraHeaders && { extraHeaders }),
  });
  const connected = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, connected };
}

interface Options {
  /** Another chat server whose database this one shares. */
  readonly shared?: { readonly url: string; readonly database: Database };
  /**
   * Called with the database's URL. Returns the URL of a proxy, through which the chat connects; the test itself
   * connects directly.
   */
  readonly through?: (url: string) => Promise<string> | string;
  readonly settings?: Record<string, string>;
  readonly tracing?: Tracing | null;
  /** Called with each line of the chat's log. */
  readonly logDestination?: { write(line: string): void };
}

/** Starts the real chat server, on a new database unless one is shared. */
export async function startTestChat(options: Options = {}): Promise<TestChat> {
  const own = options.shared ? null : await createTestDatabase();
  const { url, database } = options.shared ?? (own as NonNullable<typeof own>);
  const roleUrl = urlForRole(url, 'chat');
  const chatUrl = options.through ? await options.through(roleUrl) : roleUrl;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: chatUrl,
    JWT_SECRET: SECRET,
    PUBLIC_ORIGIN: ORIGIN,
    ...options.settings,
  });
  const chatDatabase = createDatabase({ url: chatUrl, ...(options.through ? SHORT_TIMEOUTS : BATCH_TIMES) });
  const { tracing = null, logDestination } = options;
  const chat = buildChat({ config, database: chatDatabase, tracing, logDestination });
  await new Promise<void>((resolve) => chat.http.listen(0, '127.0.0.1', resolve));
  const { port } = chat.http.address() as AddressInfo;
  const devices: Socket[] = [];

  async function connect(token: string | undefined, headers?: Record<string, string>): Promise<Device> {
    const { socket, connected } = openSocket(`http://127.0.0.1:${port}`, token, headers);
    devices.push(socket);
    await connected;
    return deviceOf(socket);
  }

  return {
    url,
    database,
    chatDatabase,
    origin: `http://127.0.0.1:${port}`,
    token: (candidateId, seconds) => signIn(database, candidateId, seconds),
    connect,
    async join(candidateId, given) {
      const device = await connect(given ?? (await signIn(database, candidateId)));
      await device.send(CHAT_EVENTS.join.name, candidateId);
      return device;
    },
    stop: () => chat.close(),
    async close() {
      for (const device of devices) device.disconnect();
      await chat.close();
      await chatDatabase.close();
      await own?.drop();
    },
  };
}
