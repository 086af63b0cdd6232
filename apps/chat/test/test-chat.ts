import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import { REALTIME_EVENTS } from '@nukkad/contract/realtime/realtime.wire.ts';
import type { Database } from '@nukkad/db';
import { ACCESS_TOKEN_PURPOSE, deriveKey, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@nukkad/security';
import { createTestDatabase } from '@nukkad/testing';
import { SignJWT } from 'jose';
import { io, type Socket } from 'socket.io-client';
import { buildChat } from '../src/app.ts';
import { readConfig } from '../src/config.ts';

const SECRET = 'a secret of the tests that is long enough';
const ORIGIN = 'http://site.test';

interface Device {
  readonly socket: Socket;
  /** What it was handed, in order. */
  readonly received: { event: string; value: Record<string, unknown> }[];
  send(event: string, ...values: unknown[]): Promise<Record<string, unknown>>;
}

export interface TestChat {
  readonly database: Database;
  token(candidateId: string, seconds?: number): Promise<string>;
  /** Opens a socket and joins the seeker's room; rejects with the connection error's code. */
  join(candidateId: string, token?: string): Promise<Device>;
  connect(token: string | undefined, origin?: string): Promise<Device>;
  close(): Promise<void>;
}

function deviceOf(socket: Socket): Device {
  const received: Device['received'] = [];
  for (const event of [REALTIME_EVENTS.companyMessage, REALTIME_EVENTS.adminMessage]) {
    socket.on(event, (value) => received.push({ event, value }));
  }
  return {
    socket,
    received,
    send: (event, ...values) => socket.timeout(30_000).emitWithAck(event, ...values),
  };
}

/** The real chat server on a database of its own; several may share one database, as processes do. */
export async function startTestChat(shared?: {
  url: string;
  database: Database;
}): Promise<TestChat & { url: string }> {
  const own = shared ? null : await createTestDatabase();
  const { url, database } = shared ?? (own as NonNullable<typeof own>);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    JWT_SECRET: SECRET,
    PUBLIC_ORIGIN: ORIGIN,
  });
  const chat = await buildChat({ config, database });
  await new Promise<void>((resolve) => chat.http.listen(0, '127.0.0.1', resolve));
  const { port } = chat.http.address() as AddressInfo;
  const devices: Socket[] = [];

  async function token(candidateId: string, seconds = 600): Promise<string> {
    const familyId = randomUUID();
    const expiresAt = new Date(Date.now() + 600_000);
    await database.prisma.refreshToken.create({
      data: { candidateId, familyId, tokenHash: familyId, expiresAt },
    });
    return new SignJWT({ sid: familyId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(candidateId)
      .setIssuedAt()
      .setIssuer(TOKEN_ISSUER)
      .setAudience(TOKEN_AUDIENCE)
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(new TextEncoder().encode(deriveKey(SECRET, ACCESS_TOKEN_PURPOSE)));
  }

  function connect(given: string | undefined, origin?: string): Promise<Device> {
    const socket = io(`http://127.0.0.1:${port}`, {
      path: CHAT_SOCKET_PATH,
      auth: given === undefined ? {} : { token: given },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...(origin ? { extraHeaders: { origin } } : {}),
    });
    devices.push(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(deviceOf(socket)));
      socket.once('connect_error', reject);
    });
  }

  return {
    url,
    database,
    token,
    connect,
    async join(candidateId, given) {
      const device = await connect(given ?? (await token(candidateId)));
      await device.send(REALTIME_EVENTS.join, candidateId);
      return device;
    },
    async close() {
      for (const device of devices) device.disconnect();
      await chat.close();
      await own?.drop();
    },
  };
}
