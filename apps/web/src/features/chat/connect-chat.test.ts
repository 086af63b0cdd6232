import { EventEmitter } from 'node:events';
import { sendAnswerToWire } from '@nukkad/contract/realtime/realtime.mapper.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../lib/services.ts';

/** The part of Socket.IO's client that the connection uses. The test plays the server. */
class FakeSocket extends EventEmitter {
  active = false;
  connected = false;
  readonly asked: string[] = [];
  answers: unknown[] = [];
  readonly connect = vi.fn();
  readonly close = vi.fn();
  readonly timeout = () => ({
    emitWithAck: async (event: string) => {
      this.asked.push(event);
      const answer = this.answers.shift();
      if (answer === undefined) throw new Error('operation has timed out');
      return answer;
    },
  });

  open(): void {
    this.connected = true;
    this.emit('connect');
  }

  refuse(code: string): void {
    this.active = false;
    this.emit('connect_error', new Error(code));
  }

  cut(reason: string): void {
    this.connected = false;
    this.emit('disconnect', reason);
  }
}

const io = vi.hoisted(() => vi.fn());
vi.mock('socket.io-client', () => ({ io }));

const { connectChat } = await import('./connect-chat.ts');

const stored = (sequence: number) =>
  sendAnswerToWire({ success: true, sequence, createdAt: '2026-01-01T00:00:00.000Z' });
const JOINED = stored(0);
const OVERLOADED = sendAnswerToWire({ success: false, code: 'OVERLOADED', message: '' });
const ADMIN = { kind: 'admin', adminId: 'admin' } as const;

function setUp(refresh = vi.fn(async () => true)) {
  const socket = new FakeSocket();
  io.mockReturnValue(socket);
  const listener = { onJoined: vi.fn(), onLost: vi.fn(), onMessage: vi.fn() };
  const services = { lifecycle: { refresh } } as unknown as Services;
  const connection = connectChat(services, 'seeker', listener);
  return { socket, listener, refresh, connection };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a refused connection', () => {
  it.each(['OVERLOADED', 'MAINTENANCE', 'RATE_LIMITED'])(
    'as %s is opened again later, with the same login',
    async (code) => {
      const { socket, refresh, listener } = setUp();
      socket.refuse(code);
      expect(listener.onLost).toHaveBeenCalled();
      expect(socket.connect).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1000);
      expect(socket.connect).toHaveBeenCalledTimes(1);
      // Each wait is longer than the one before.
      socket.refuse(code);
      await vi.advanceTimersByTimeAsync(999);
      expect(socket.connect).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1001);
      expect(socket.connect).toHaveBeenCalledTimes(2);
      expect(refresh).not.toHaveBeenCalled();
    },
  );

  it.each(['NOT_SIGNED_IN', 'TOKEN_EXPIRED'])(
    'with %s is opened again with a new access token',
    async (code) => {
      const { socket, refresh } = setUp();
      socket.refuse(code);
      await vi.advanceTimersByTimeAsync(1000);
      expect(refresh).toHaveBeenCalledTimes(1);
      expect(socket.connect).toHaveBeenCalledTimes(1);
    },
  );

  it('because of the network is left to Socket.IO', async () => {
    const { socket, refresh } = setUp();
    socket.active = true;
    socket.emit('connect_error', new Error('websocket error'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).not.toHaveBeenCalled();
    expect(socket.connect).not.toHaveBeenCalled();
  });
});

describe('a lost connection', () => {
  it('that the server closed is opened again with a new access token, which is requested until it arrives', async () => {
    const { socket, refresh } = setUp(
      vi.fn<() => Promise<boolean>>(async () => true).mockResolvedValueOnce(false),
    );
    socket.cut('io server disconnect');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('is not opened again after close()', async () => {
    const { socket, connection } = setUp();
    socket.cut('io server disconnect');
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.connect).not.toHaveBeenCalled();
  });
});

describe('joining', () => {
  it('is retried while the chat refuses, and reported when it succeeds', async () => {
    const { socket, listener } = setUp();
    socket.answers = [OVERLOADED, JOINED];
    socket.open();
    await settle();
    expect(listener.onJoined).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(listener.onJoined).toHaveBeenCalledTimes(1);
    expect(socket.asked).toEqual(['add user', 'add user']);
  });

  it('is required before sending: nothing is buffered without a connection', async () => {
    const { socket, connection } = setUp();
    await expect(connection.send(ADMIN, 'too early', 'key')).rejects.toThrow();
    socket.answers = [JOINED, stored(1)];
    socket.open();
    await settle();
    expect(await connection.send(ADMIN, 'hello', 'key')).toMatchObject({ success: true, sequence: 1 });
    socket.cut('transport close');
    await expect(connection.send(ADMIN, 'too late', 'key')).rejects.toThrow();
    expect(socket.asked).toEqual(['add user', 'adminAndJs']);
  });
});
