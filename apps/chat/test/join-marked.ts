import { CHAT_EVENTS, readEvent } from '@nukkad/contract/realtime/realtime.events.ts';
import { expect, vi } from 'vitest';
import type { Device, TestChat } from './test-chat.ts';

const { join, marks, bell, otherTyping } = CHAT_EVENTS;

export const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

export interface Marked {
  readonly device: Device;
  /** The decoded events, in order. */
  readonly marks: unknown[];
  readonly bells: number[];
  readonly typing: unknown[];
}

/** Opens a socket that records marks, and joins. */
export async function joinMarked(server: TestChat, candidateId: string, token?: string): Promise<Marked> {
  const device = await server.connect(token ?? (await server.token(candidateId)));
  const marked: Marked = { device, marks: [], bells: [], typing: [] };
  device.socket.on(marks.name, (...values) => marked.marks.push(readEvent(marks, values)));
  device.socket.on(bell.name, (...values) =>
    marked.bells.push(readEvent(bell, values)?.unread ?? Number.NaN),
  );
  device.socket.on(otherTyping.name, (...values) => marked.typing.push(readEvent(otherTyping, values)));
  expect(await device.send(join.name, candidateId)).toMatchObject({ success: true });
  await until(() => expect(marked.bells).not.toEqual([]));
  return marked;
}
