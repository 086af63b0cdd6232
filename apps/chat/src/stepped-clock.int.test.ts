import { sendAnswerFromWire } from '@nukkad/contract/realtime/realtime.mapper.ts';
import { buildCandidate } from '@nukkad/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { storedBodies, toAdmin } from '../test/store-messages.ts';
import { startTestChat, type TestChat } from '../test/test-chat.ts';

let chat: TestChat;

beforeAll(async () => {
  chat = await startTestChat();
});
afterAll(() => chat.close());
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['forward', 2],
  ['back', -2],
])(
  'a wall clock that steps two hours %s ends no token, and messages have the right times',
  async (_case, hours) => {
    const { id } = await buildCandidate(chat.database);
    const token = await chat.token(id);
    const began = Date.now();
    const near = (wire: object) => {
      const answer = sendAnswerFromWire(wire as Parameters<typeof sendAnswerFromWire>[0]);
      const moment = answer.success ? Date.parse(answer.createdAt) : Number.NaN;
      expect(Math.abs(moment - began)).toBeLessThan(60_000);
    };
    // Once a device has joined, the chat has read the time from the database.
    await chat.join((await buildCandidate(chat.database)).id);
    vi.useFakeTimers({ toFake: ['Date'], now: began + hours * 3_600_000 });
    const device = await chat.connect(token);
    near(await device.send('add user', id));
    const answer = await device.send(...toAdmin('still here', id));
    expect(answer).toMatchObject({ success: true, sequence: 1 });
    near(answer);
    expect(await storedBodies(chat.database, id)).toEqual(['still here']);
  },
);
