import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceRoomOf } from '../rooms.ts';
import { Marks } from './marks.ts';

const SEEKER = '0190a000-0000-7000-8000-000000000001';
const CONVERSATION = '0190a000-0000-7000-8000-000000000002';
const RETRY_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Marks of one connected seeker. The first statements fail; later ones return the answers in order. */
function marksAfterFailures(failures: number, answers: readonly unknown[][]) {
  const query = vi.fn(async () => answers.at(query.mock.calls.length - 1 - failures) ?? []);
  for (let at = 0; at < failures; at += 1) query.mockRejectedValueOnce(new Error('no connection'));
  const emit = vi.fn();
  const io = {
    sockets: { adapter: { rooms: new Map([[deviceRoomOf(SEEKER), new Set()]]) } },
    to: () => ({ emit }),
  };
  const parts = { database: { query }, io, log: { warn: vi.fn() } };
  const marks = new Marks(parts as unknown as ConstructorParameters<typeof Marks>[0]);
  return { marks, query, emitted: () => emit.mock.calls.map(([event]) => event) };
}

it('a bell that could not be read is read again after a second', async () => {
  const { marks, query, emitted } = marksAfterFailures(1, [[{ candidateId: SEEKER, unread: 2 }]]);
  marks.bellChanged(SEEKER);
  await vi.advanceTimersByTimeAsync(RETRY_MS - 1);
  expect(query).toHaveBeenCalledOnce();
  expect(emitted()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(emitted()).toEqual([CHAT_EVENTS.bell.name]);
});

it('marks and bell that could not be read together are read again together', async () => {
  const mark = { candidateId: SEEKER, companyId: null, unread: 1, read: 0, seen: 0 };
  const { marks, emitted } = marksAfterFailures(2, [[mark], [{ candidateId: SEEKER, unread: 1 }]]);
  marks.changed(SEEKER, CONVERSATION);
  marks.bellChanged(SEEKER);
  await vi.advanceTimersByTimeAsync(RETRY_MS + 1);
  expect(emitted()).toEqual([CHAT_EVENTS.marks.name, CHAT_EVENTS.bell.name]);
});

it.each([
  ['the bell', (marks: Marks) => marks.bellChanged(SEEKER), [CHAT_EVENTS.marks.name, CHAT_EVENTS.bell.name]],
  ['a mark', (marks: Marks) => marks.changed(SEEKER, null), [CHAT_EVENTS.marks.name]],
])(
  '%s that changes while a read fails is read with what could not be read',
  async (_what, change, events) => {
    const mark = { candidateId: SEEKER, companyId: null, unread: 1, read: 0, seen: 0 };
    const { marks, query, emitted } = marksAfterFailures(1, [[mark], [{ candidateId: SEEKER, unread: 1 }]]);
    query.mockReset().mockImplementationOnce(async () => {
      change(marks);
      throw new Error('no connection');
    });
    query.mockResolvedValueOnce([mark]).mockResolvedValueOnce([{ candidateId: SEEKER, unread: 1 }]);
    marks.changed(SEEKER, CONVERSATION);
    await vi.advanceTimersByTimeAsync(RETRY_MS + 1);
    expect(emitted()).toEqual(events);
  },
);

it('what was closed meanwhile is not read again', async () => {
  const { marks, query, emitted } = marksAfterFailures(1, [[{ candidateId: SEEKER, unread: 2 }]]);
  marks.bellChanged(SEEKER);
  await vi.advanceTimersByTimeAsync(1);
  marks.close();
  await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
  expect(query).toHaveBeenCalledOnce();
  expect(emitted()).toEqual([]);
});
