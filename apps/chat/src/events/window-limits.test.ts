import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { expect, it, vi } from 'vitest';
import type { ChatContext, ChatSocket } from '../context.ts';
import { serveSocket } from './serve-socket.ts';

const NOW = Date.parse('2026-11-28T06:00:00Z');
type Listener = (name: string, ...values: unknown[]) => void;

/** Opens a socket of a seeker whose events all succeed, and returns a function that sends one and returns the answer. */
function openSocket() {
  vi.useFakeTimers({ now: NOW });
  let listener: Listener = () => undefined;
  const context = {
    database: {
      query: async () => [{ read: 3, isOn: false }],
      prisma: { setting: { findUnique: async () => null } },
    },
    clock: { now: () => new Date(NOW) },
    log: { error: vi.fn() },
    events: null,
    tracing: null,
  } as unknown as ChatContext;
  const parts = {
    delivery: { join: async () => undefined, leave: () => undefined },
    marks: { sendAll: async () => undefined },
    pending: { requireOpen: () => undefined, track: () => undefined },
    batcher: {},
  } as unknown as Parameters<typeof serveSocket>[1];
  const socket = {
    data: { candidateId: 'seeker', loginId: 'login', language: 'en', expiresAtMs: NOW + 60_000 },
    conn: {},
    onAny: (given: Listener) => {
      listener = given;
    },
    once: () => undefined,
    disconnect: vi.fn(),
  };
  serveSocket(context, parts)(socket as unknown as ChatSocket);
  const send = (name: string, values: readonly unknown[]): Promise<{ success: boolean; code?: string }> =>
    new Promise((resolve) => listener(name, ...values, resolve));
  return { send, socket };
}

it.each([
  [CHAT_EVENTS.join.name, ['seeker'], 60],
  [CHAT_EVENTS.read.name, ['', 3], 60],
  [CHAT_EVENTS.typing.name, [''], 20],
])('"%s" is accepted a limited number of times a minute', async (name, values, most) => {
  const { send } = openSocket();
  const answers = [];
  for (let time = 0; time <= most; time += 1) answers.push(await send(name, values));
  expect(answers.map(({ success }) => success).lastIndexOf(true)).toBe(most - 1);
  expect(answers.at(-1)).toMatchObject({ success: false, code: 'RATE_LIMITED' });
  vi.useRealTimers();
});

it('a socket is closed when its token ends, not before', async () => {
  const { socket } = openSocket();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(socket.disconnect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.disconnect).toHaveBeenCalledWith(true);
  vi.useRealTimers();
});
