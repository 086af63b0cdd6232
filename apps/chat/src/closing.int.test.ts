import { buildCandidate } from '@nukkad/testing';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedBodies, toAdmin } from '../test/store-messages.ts';
import { startTestChat, type TestChat } from '../test/test-chat.ts';

let base: TestChat;
let chat: TestChat;

beforeAll(async () => {
  base = await startTestChat();
});
afterAll(() => base.close());
beforeEach(async () => {
  chat = await startTestChat({ shared: base });
});

const newCandidate = async () => (await buildCandidate(base.database)).id;

describe('a chat that shuts down', () => {
  it('acknowledges every stored message, with sixty sends pending', async () => {
    const candidates = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const id = await newCandidate();
        return { id, device: await chat.join(id) };
      }),
    );
    const sends = candidates.flatMap(({ id, device }) =>
      Array.from({ length: 10 }, async (_, index) => {
        const text = `${id} ${index}`;
        const answer = await device.send(...toAdmin(text, id)).catch(() => null);
        return { text, isAcknowledged: answer?.success === true, code: answer?.code };
      }),
    );
    await Promise.race(sends);
    await chat.stop();
    const results = await Promise.all(sends);
    const stored = (await Promise.all(candidates.map(({ id }) => storedBodies(base.database, id)))).flat();
    const acknowledged = results.filter(({ isAcknowledged }) => isAcknowledged).map(({ text }) => text);
    expect(acknowledged.sort()).toEqual(stored.sort());
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const { code, isAcknowledged } of results)
      if (!isAcknowledged) expect([undefined, 'OVERLOADED']).toContain(code);
  });

  it('first reports it in /readyz, refuses new events, and waits for pending ones', async () => {
    const id = await newCandidate();
    const first = await chat.join(id);
    const second = await chat.join(id);
    await first.send(...toAdmin('before', id));
    const token = await chat.token(id);
    const other = new pg.Client({ connectionString: chat.url });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM conversation WHERE candidate_id = $1 FOR UPDATE', [id]);
      const held = first.send(...toAdmin('held', id));
      await vi.waitFor(async () => {
        const waiting = await base.database.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        expect(waiting).toHaveLength(1);
      }, 30_000);
      const behind = first.send(...toAdmin('behind', id));
      const stopping = chat.stop();
      const ready = await fetch(`${chat.origin}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([503, { status: 'closing' }]);
      expect((await fetch(`${chat.origin}/healthz`)).status).toBe(200);
      expect(await second.send(...toAdmin('too late', id))).toMatchObject({ code: 'OVERLOADED' });
      await expect(chat.connect(token)).rejects.toThrow('OVERLOADED');
      await other.query('COMMIT');
      expect(await held).toMatchObject({ success: true, sequence: 2 });
      expect(await behind).toMatchObject({ success: false, code: 'OVERLOADED' });
      await stopping;
    } finally {
      await other.end();
    }
    expect(await storedBodies(base.database, id)).toEqual(['before', 'held']);
    expect(first.socket.connected).toBe(false);
  });
});
