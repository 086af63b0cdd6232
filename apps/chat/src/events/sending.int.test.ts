import { randomUUID } from 'node:crypto';
import { systemClock } from '@nukkad/db/clock.ts';
import { buildCandidate } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storedBodies, storeMessages, toAdmin } from '../../test/store-messages.ts';
import { startTestChat, type TestChat } from '../../test/test-chat.ts';
import { SlidingWindow } from '../limits/sliding-window.ts';
import { MessageBatcher } from '../storing/message-batcher.ts';
import { Client } from './client.ts';
import { onSend } from './send.ts';

let chat: TestChat;
let second: TestChat;

beforeAll(async () => {
  chat = await startTestChat();
  second = await startTestChat({ shared: chat });
});
afterAll(async () => {
  await second.close();
  await chat.close();
});

const newCandidate = async () => (await buildCandidate(chat.database)).id;
const texts = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

/** Moves the times of all messages of a seeker into the past. */
const age = (candidateId: string, seconds: number) =>
  chat.database.query(
    `UPDATE message SET created_at = message.created_at - make_interval(secs => $2) FROM conversation c
      WHERE c.id = conversation_id AND c.candidate_id = $1::uuid`,
    [candidateId, seconds],
  );

describe('messages that a device sends together', () => {
  it('are stored in order, for each of twenty devices at once', async () => {
    const clients = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const id = await newCandidate();
        return { id, device: await chat.join(id) };
      }),
    );
    await Promise.all(
      clients.map(({ id, device }) =>
        Promise.all(texts('text', 12).map((text) => device.send(...toAdmin(text, id)))),
      ),
    );
    for (const { id, device } of clients) {
      expect(await storedBodies(chat.database, id)).toEqual(texts('text', 12));
      await vi.waitFor(() => expect(device.received).toHaveLength(12), 30_000);
      expect(device.received.map(({ value }) => value.message)).toEqual(texts('text', 12));
    }
  });

  it('are stored in order when they are sent before the device has joined', async () => {
    const id = await newCandidate();
    const device = await chat.connect(await chat.token(id));
    const sent = texts('typed offline', 4).map((text) => device.send(...toAdmin(text, id)));
    await Promise.all([...sent, device.send('add user', id)]);
    expect(await storedBodies(chat.database, id)).toEqual(texts('typed offline', 4));
  });

  it('are in order for each of two devices that send at once through two processes', async () => {
    const id = await newCandidate();
    const devices = { phone: await chat.join(id), laptop: await second.join(id) };
    await Promise.all(
      Object.entries(devices).flatMap(([name, device]) =>
        texts(name, 9).map((text) => device.send(...toAdmin(text, id))),
      ),
    );
    const stored = await storedBodies(chat.database, id);
    expect(stored).toHaveLength(18);
    for (const name of ['phone', 'laptop']) {
      expect(stored.filter((text) => text.startsWith(name))).toEqual(texts(name, 9));
    }
  });

  it('are stored once and in order when a device sends them again with the same keys', async () => {
    const id = await newCandidate();
    const before = await chat.join(id);
    const after = await second.join(id);
    const send = (device: typeof before) =>
      texts('text', 8).map((text) => device.send(...toAdmin(text, id, text)));
    await Promise.all([...send(before), ...send(after)]);
    expect(await storedBodies(chat.database, id)).toEqual(texts('text', 8));
  });
});

describe('the rate limit of a seeker', () => {
  it('is twenty messages in ten seconds, also after a reconnect', async () => {
    const id = await newCandidate();
    const codes: unknown[] = [];
    for (let visit = 0; visit < 5; visit += 1) {
      const device = await chat.join(id);
      const answers = await Promise.all(texts('text', 5).map((text) => device.send(...toAdmin(text, id))));
      codes.push(...answers.map((answer) => answer.code ?? 'stored'));
      device.socket.disconnect();
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('stored'));
    // The first message beyond the limit gets the reason. Those queued behind it are rejected so that the client
    // sends them again.
    expect(codes[20]).toBe('RATE_LIMITED');
    expect(codes.slice(21)).not.toContain('stored');
    expect(await storedBodies(chat.database, id)).toHaveLength(20);
  });

  it('is the same over two processes', async () => {
    const id = await newCandidate();
    const devices = [await chat.join(id), await second.join(id)];
    const answers = await Promise.all(
      devices.flatMap((device, at) => texts(`${at}`, 15).map((text) => device.send(...toAdmin(text, id)))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(20);
    expect(await storedBodies(chat.database, id)).toHaveLength(20);
  });

  it.each([
    ['five seconds', 5, 'RATE_LIMITED'],
    ['eleven seconds', 11, undefined],
  ])('counts messages that were stored %s ago only within the window', async (_case, seconds, code) => {
    const id = await newCandidate();
    await storeMessages(chat.database, id, 20);
    await age(id, seconds);
    const device = await chat.join(id);
    expect((await device.send(...toAdmin('one more', id))).code).toBe(code);
  });

  it('allows the twentieth', async () => {
    const id = await newCandidate();
    await storeMessages(chat.database, id, 19);
    const device = await chat.join(id);
    expect(await device.send(...toAdmin('the twentieth', id))).toMatchObject({ success: true, sequence: 20 });
    expect(await device.send(...toAdmin('the next', id))).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('acknowledges a repeated key beyond the limit', async () => {
    const id = await newCandidate();
    const device = await chat.join(id);
    const first = await device.send(...toAdmin('first', id, 'first'));
    await storeMessages(chat.database, id, 20);
    expect(await device.send(...toAdmin('first', id, 'first'))).toEqual(first);
    expect(await device.send(...toAdmin('second', id, 'second'))).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('a message with a NUL', () => {
  it.each([
    ['its text', 'a\0b', 'key'],
    ['its key', 'text', 'a\0b'],
  ])('in %s is refused as invalid, not as an internal error', async (_case, text, key) => {
    const id = await newCandidate();
    const device = await chat.join(id);
    expect(await device.send(...toAdmin(text, id, key))).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await storedBodies(chat.database, id)).toEqual([]);
  });
});

describe('a message over an open socket with an expired token', () => {
  it.each([
    [-1, { code: 'TOKEN_EXPIRED' }],
    [60_000, { code: 'NOT_SIGNED_IN' }],
  ])('is refused: %i ms of the token left', async (left, refusal) => {
    const candidateId = await newCandidate();
    // The login of this token does not exist either.
    const data = { candidateId, loginId: randomUUID(), expiresAtMs: Date.now() + left, language: 'en' };
    const sending = {
      database: chat.database,
      clock: systemClock,
      sends: new SlidingWindow({ windowMs: 1000, most: 9 }),
      maintenance: { isOn: async () => false },
      batcher: new MessageBatcher({ database: chat.database, onOutcome: () => {} }),
    };
    const client = new Client({ data } as never);
    const draft = { text: 'late', companyId: null, candidateId, clientKey: randomUUID() };
    await expect(onSend(sending)(client, draft)).rejects.toMatchObject(refusal);
    expect(await storedBodies(chat.database, candidateId)).toEqual([]);
  });
});

describe('a message that the database refuses', () => {
  it('is an internal error, logged with the constraint and an id, without its text', async () => {
    const lines: string[] = [];
    const loggingChat = await startTestChat({
      settings: { LOG_LEVEL: 'error' },
      logDestination: { write: (line) => void lines.push(line) },
    });
    const { id } = await buildCandidate(loggingChat.database);
    await loggingChat.database.query(
      "ALTER TABLE message ADD CONSTRAINT no_such CHECK (body NOT LIKE '%98220%')",
    );
    const device = await loggingChat.join(id);
    const answer = await device.send(...toAdmin('my number is 98220 12345', id));
    await loggingChat.close();
    expect(answer).toMatchObject({ success: false, code: 'INTERNAL' });
    expect(lines.join()).toContain('"constraint":"no_such"');
    expect(lines.join()).toContain(`"requestId":"${answer.requestId}"`);
    expect(lines.join()).not.toContain('98220');
  });
});

describe('joining', () => {
  it('is rate limited, and costs no statement for a device that has joined', async () => {
    const id = await newCandidate();
    const device = await chat.connect(await chat.token(id));
    const query = vi.spyOn(chat.database, 'query');
    const answers: Record<string, unknown>[] = [];
    for (let index = 0; index < 61; index += 1) answers.push(await device.send('add user', id));
    const queries = query.mock.calls.length;
    query.mockRestore();
    expect(answers.slice(0, 60).every(({ success }) => success === true)).toBe(true);
    expect(answers[60]).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    // There is only one join. The other statements are the regular checks of open logins.
    expect(queries).toBeLessThan(20);
  });

  it('is limited to twenty sockets of one seeker, and possible again after one disconnects', async () => {
    const id = await newCandidate();
    const token = await chat.token(id);
    const opened = await Promise.allSettled(Array.from({ length: 25 }, () => chat.connect(token)));
    const inside = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []));
    expect(inside).toHaveLength(20);
    expect(refused).toEqual(Array(5).fill('RATE_LIMITED'));
    inside[0]?.socket.disconnect();
    await vi.waitFor(() => expect(chat.connect(token)).resolves.toBeDefined(), 30_000);
  });
});

describe('in read-only mode', () => {
  const set = (value: string) =>
    chat.database.query(
      `INSERT INTO setting (key, value, updated_by, updated_at) VALUES ('maintenance', $1::jsonb, 'meera', now())
       ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
      [value],
    );

  it('nothing is stored, devices join and read, and refused messages can be sent again afterwards', async () => {
    const id = await newCandidate();
    const device = await chat.join(id);
    await set('{"message": null, "until": null}');
    try {
      await vi.waitFor(async () => {
        const answer = await device.send(...toAdmin('during', id));
        expect(answer).toMatchObject({
          success: false,
          code: 'MAINTENANCE',
          msg: 'We are working on the site. You can read everything; please try this again in a few minutes.',
        });
      }, 10_000);
      const before = await storedBodies(chat.database, id);
      expect(await device.send(...toAdmin('later', id))).toMatchObject({ code: 'MAINTENANCE' });
      expect(await storedBodies(chat.database, id)).toEqual(before);
      await chat.join(await newCandidate());
    } finally {
      await set('null');
    }
    await vi.waitFor(
      async () => expect(await device.send(...toAdmin('after', id))).toMatchObject({ success: true }),
      10_000,
    );
    expect((await storedBodies(chat.database, id)).at(-1)).toBe('after');
  });
});
