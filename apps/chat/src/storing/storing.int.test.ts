import { buildApplication, buildCandidate } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storedBodies, toAdmin } from '../../test/store-messages.ts';
import { type Device, startTestChat, type TestChat } from '../../test/test-chat.ts';

let chat: TestChat;

beforeAll(async () => {
  chat = await startTestChat();
});
afterAll(() => chat.close());

const newCandidate = async () => (await buildCandidate(chat.database)).id;

describe('a socket that has written to a company', () => {
  const toCompany = (text: string, companyId: string, candidateId: string) =>
    ['new message', text, companyId, candidateId, '', ''] as const;

  it('is refused as soon as the company is no longer interested, and allowed when it is again', async () => {
    const { id, candidateId, companyId } = await buildApplication(chat.database, { status: 'SHORTLISTED' });
    const device = await chat.join(candidateId);
    const send = (text: string) => device.send(...toCompany(text, companyId, candidateId));
    const become = (status: 'WITHDRAWN' | 'HIRED') =>
      chat.database.prisma.application.update({ where: { id }, data: { status } });
    expect(await send('first')).toMatchObject({ success: true, sequence: 1 });
    await become('WITHDRAWN');
    expect(await send('refused')).toMatchObject({ success: false, code: 'FORBIDDEN' });
    await become('HIRED');
    expect(await send('second')).toMatchObject({ success: true, sequence: 2 });
    expect(await storedBodies(chat.database, candidateId)).toEqual(['first', 'second']);
  });

  it('opens the conversation again after it was deleted, if it still may write', async () => {
    const { id, candidateId, companyId } = await buildApplication(chat.database, { status: 'SHORTLISTED' });
    const device = await chat.join(candidateId);
    const send = (text: string) => device.send(...toCompany(text, companyId, candidateId));
    await send('deleted');
    await chat.database.prisma.conversation.deleteMany({ where: { candidateId } });
    expect(await send('new')).toMatchObject({ success: true, sequence: 1 });
    expect(await storedBodies(chat.database, candidateId)).toEqual(['new']);
    await vi.waitFor(
      () => expect(device.received.map(({ value }) => value.msg)).toEqual(['deleted', 'new']),
      30_000,
    );
    await chat.database.prisma.conversation.deleteMany({ where: { candidateId } });
    await chat.database.prisma.application.update({ where: { id }, data: { status: 'WITHDRAWN' } });
    expect(await send('refused')).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(await storedBodies(chat.database, candidateId)).toEqual([]);
  });
});

it('a device’s own message costs no read, and one of another process costs one', async () => {
  const id = await newCandidate();
  const device = await chat.join(id);
  await device.send(...toAdmin('first', id));
  const query = vi.spyOn(chat.chatDatabase, 'query');
  const reads = () =>
    query.mock.calls.filter(([statement]) => (statement as { name?: string }).name === 'chat-messages-beyond')
      .length;
  await device.send(...toAdmin('second', id));
  await vi.waitFor(() => expect(device.received).toHaveLength(2), 30_000);
  expect(reads()).toBe(0);
  await chat.database.query(
    `WITH taken AS (
       UPDATE conversation SET last_sequence = last_sequence + 1 WHERE candidate_id = $1::uuid
       RETURNING id, last_sequence)
     INSERT INTO message (conversation_id, sequence, sender, body) SELECT id, last_sequence, 'ADMIN', 'third' FROM taken`,
    [id],
  );
  await vi.waitFor(() => expect(device.received).toHaveLength(3), 30_000);
  expect(reads()).toBe(1);
  query.mockRestore();
  expect(device.received.map(({ value }) => value.message)).toEqual(['first', 'second', 'third']);
});

const DEVICES = 12;
const MESSAGES = 10;

/** Sends texts one after the other. Repeats each with its key until it is acknowledged. */
async function sendAll(device: Device, candidateId: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await vi.waitFor(
      async () =>
        expect(await device.send(...toAdmin(text, candidateId, text))).toMatchObject({ success: true }),
      { timeout: 60_000, interval: 20 },
    );
  }
}

it('no message is lost, doubled or reordered while the database connections are killed', async () => {
  const texts = Array.from({ length: MESSAGES }, (_, index) => `text ${index}`);
  const seekers = await Promise.all(
    Array.from({ length: DEVICES }, async () => {
      const id = await newCandidate();
      return { id, device: await chat.join(id) };
    }),
  );
  let isOver = false;
  let kills = 0;
  const killing = (async () => {
    for (; !isOver; kills += 1) {
      await chat.chatDatabase
        .query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`,
        )
        .catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  })();
  await Promise.all(seekers.map(({ id, device }) => sendAll(device, id, texts)));
  isOver = true;
  await killing;
  expect(kills).toBeGreaterThan(0);
  for (const { id, device } of seekers) {
    expect(await storedBodies(chat.database, id)).toEqual(texts);
    await vi.waitFor(() => expect(device.received.map(({ value }) => value.message)).toEqual(texts), 60_000);
  }
});
