import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@nukkad/db';
import { buildCandidate } from '@nukkad/testing';
import { TcpFaultProxy } from '@nukkad/testing/tcp-fault-proxy.ts';
import pg from 'pg';
import pino from 'pino';
import { Server } from 'socket.io';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeMessages } from '../../test/store-messages.ts';
import { type Device, startTestChat, type TestChat } from '../../test/test-chat.ts';
import type { ChatServer, ChatSocket } from '../context.ts';
import { Delivery } from './delivery.ts';

let proxy: TcpFaultProxy;
let chat: TestChat;

/** The chat connects through the proxy, the test directly. */
beforeAll(async () => {
  chat = await startTestChat({
    through: async (url) => {
      proxy = await TcpFaultProxy.before(url);
      return proxy.through(url);
    },
  });
});
afterAll(async () => {
  await chat.close();
  await proxy.close();
});

const newCandidate = async () => (await buildCandidate(chat.database)).id;
const numbers = (device: Device) => device.received.map(({ value }) => Number(value.sequence));
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const lastSequence = async (candidateId: string) =>
  (await chat.database.prisma.conversation.findFirstOrThrow({ where: { candidateId } })).lastSequence;
const isReady = async () => (await fetch(`${chat.origin}/readyz`)).status === 200;
const untilReady = () => vi.waitFor(async () => expect(await isReady()).toBe(true), 60_000);
const untilLost = () => vi.waitFor(async () => expect(await isReady()).toBe(false), 60_000);
const untilHas = (device: Device, expected: number[]) =>
  vi.waitFor(() => expect(numbers(device)).toEqual(expected), { timeout: 60_000, interval: 50 });

/** Waits until a statement of this database waits for a lock, or until none does. */
const untilWaitingForLock = (isWaiting: boolean) =>
  vi.waitFor(
    async () => {
      const waiting = await chat.database.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      expect(waiting.length > 0).toBe(isWaiting);
    },
    { timeout: 60_000, interval: 10 },
  );

describe('a device that joins while another process stores', () => {
  it.each([
    ['alone', 0],
    ['beside another device', 1],
  ])(
    '%s, receives the messages that are stored from then on, each once and without a gap',
    async (_case, others) => {
      const id = await newCandidate();
      const token = await chat.token(id);
      await storeMessages(chat.database, id, 30);
      const neighbours = await Promise.all(Array.from({ length: others }, () => chat.join(id, token)));
      const visits: { stored: number; device: Device }[] = [];
      let isOver = false;
      const writing = (async () => {
        for (; !isOver; await sleep(3)) await storeMessages(chat.database, id, 1);
      })();
      for (let visit = 0; visit < 30; visit += 1) {
        const device = await chat.connect(token);
        const stored = await lastSequence(id);
        expect(await device.send('add user', id)).toMatchObject({ success: true });
        await vi.waitFor(() => expect(device.received.length).toBeGreaterThan(2), 30_000);
        device.socket.disconnect();
        visits.push({ stored, device });
      }
      isOver = true;
      await writing;
      for (const { stored, device } of visits) {
        const [first = 0] = numbers(device);
        expect(first).toBeGreaterThan(stored);
        expect(numbers(device)).toEqual(upTo(numbers(device).at(-1) ?? 0, first));
      }
      for (const neighbour of neighbours)
        await untilHas(neighbour, upTo(await lastSequence(id), numbers(neighbour)[0]));
    },
  );
});

describe('a message that is stored while the chat receives no notifications', () => {
  it('is delivered after the reconnect: a new conversation, and three hundred messages', async () => {
    const newcomer = await newCandidate();
    const busy = await newCandidate();
    await storeMessages(chat.database, busy, 5);
    const devices = [await chat.join(newcomer), await chat.join(busy)] as const;
    await untilReady();
    await proxy.refuse();
    await untilLost();
    await storeMessages(chat.database, newcomer, 1);
    await storeMessages(chat.database, busy, 300);
    await proxy.accept();
    await untilHas(devices[0], [1]);
    await untilHas(devices[1], upTo(305, 6));
  });

  it('is delivered after the database stopped responding without closing its connections', async () => {
    const id = await newCandidate();
    const device = await chat.join(id);
    await untilReady();
    proxy.pause();
    await storeMessages(chat.database, id, 3);
    await untilLost();
    // Data that the proxy held back is dropped, so messages arrive only over new connections.
    proxy.cut();
    proxy.resume();
    await untilHas(device, [1, 2, 3]);
  });
});

describe('a failed read', () => {
  it('is retried, without a further message', async () => {
    const id = await newCandidate();
    await storeMessages(chat.database, id, 1);
    const device = await chat.join(id);
    await untilReady();
    const other = new pg.Client({ connectionString: chat.url });
    await other.connect();
    try {
      // Reading messages uses this table and storing them does not. So only the read waits for the lock until it
      // times out.
      await other.query('BEGIN; LOCK TABLE company IN ACCESS EXCLUSIVE MODE');
      await storeMessages(chat.database, id, 1);
      await untilWaitingForLock(true);
      await untilWaitingForLock(false);
      expect(numbers(device)).toEqual([]);
    } finally {
      await other.end();
    }
    await untilHas(device, [2]);
  });
});

describe('seekers who are not connected', () => {
  const log = pino({ level: 'silent' });
  const newDelivery = () => {
    const io: ChatServer = new Server();
    const query = vi.fn(chat.database.query);
    return {
      io,
      query,
      delivery: new Delivery(
        { io, log, database: { ...chat.database, query: query as Database['query'] } },
        { changed: () => {} },
      ),
    };
  };

  it('cost no statement and no memory', async () => {
    const { delivery, query } = newDelivery();
    for (let index = 0; index < 1000; index += 1)
      delivery.deliverNumber(`seeker ${index}`, 'conversation', 1);
    await delivery.deliverToAll();
    expect(delivery.size).toBe(0);
    expect(query).not.toHaveBeenCalled();
  });

  it('are forgotten with their last device, or when it could not join', async () => {
    const { delivery, io, query } = newDelivery();
    const id = await newCandidate();
    const deviceOf = (name: string) => {
      const rooms = new Set<string>();
      const join = (room: string) => {
        rooms.add(room);
        io.sockets.adapter.addAll(name, new Set([room]));
      };
      return { data: { candidateId: id }, rooms, join } as unknown as ChatSocket;
    };
    await Promise.all([delivery.join(deviceOf('phone')), delivery.join(deviceOf('laptop'))]);
    expect(delivery.size).toBe(1);
    io.sockets.adapter.delAll('phone');
    delivery.leave(id);
    expect(delivery.size).toBe(1);
    io.sockets.adapter.delAll('laptop');
    delivery.leave(id);
    expect(delivery.size).toBe(0);
    query.mockRejectedValueOnce(new Error('away'));
    await expect(delivery.join(deviceOf('phone'))).rejects.toThrow('away');
    expect(delivery.size).toBe(0);
  });
});
