import { randomUUID } from 'node:crypto';
import type { Database } from '@nukkad/db';
import { buildApplication, buildCandidate, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NewMessage } from './conversations.queries.ts';
import { deliveryOf } from './delivery-of.ts';
import { readMessagesAfter } from './read-messages-after.ts';
import { storeMessageInTurn, storeMessages } from './store-messages.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());

interface Seeker {
  readonly candidateId: string;
  readonly loginId: string;
}

async function signIn(candidateId: string): Promise<Seeker> {
  const loginId = randomUUID();
  await database.prisma.refreshToken.create({
    data: { candidateId, familyId: loginId, tokenHash: loginId, expiresAt: new Date(Date.now() + 600_000) },
  });
  return { candidateId, loginId };
}

async function newDraft(
  { companyId = null, seeker }: { companyId?: string | null; seeker?: Seeker } = {},
  text = 'hello',
): Promise<NewMessage> {
  const { candidateId, loginId } = seeker ?? (await signIn((await buildCandidate(database)).id));
  const kind = companyId === null ? 'ADMIN' : 'COMPANY';
  const { id } = await database.prisma.conversation.create({ data: { kind, candidateId, companyId } });
  return { candidateId, loginId, conversationId: id, body: text, clientKey: randomUUID() };
}

const newDrafts = (count: number) => Promise.all(Array.from({ length: count }, () => newDraft()));

const stored = (conversationId: string) =>
  database.prisma.message.findMany({ where: { conversationId }, orderBy: { sequence: 'asc' } });

const withBody = (draft: NewMessage, body: string): NewMessage => ({ ...draft, body, clientKey: body });

/** Runs work while a connection listens. Returns the payloads of the notifications by channel. */
async function listen(work: () => Promise<unknown>): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: test.url });
  await client.connect();
  const heard: Record<string, string[]> = { message_stored: [], messages_stored: [], over: [] };
  client.on('notification', ({ channel, payload = '' }) => heard[channel]?.push(payload));
  await client.query('LISTEN message_stored; LISTEN messages_stored; LISTEN over');
  await work();
  await database.query("SELECT pg_notify('over', '')");
  await vi.waitFor(() => expect(heard.over).toHaveLength(1), 30_000);
  await client.end();
  return heard;
}

describe('messages that are stored together', () => {
  it('each have the next number of their conversation and the name of their sender', async () => {
    const [first, second] = (await newDrafts(2)) as [NewMessage, NewMessage];
    await storeMessages(database, [first]);
    const name = (await database.prisma.candidate.findUniqueOrThrow({ where: { id: second.candidateId } }))
      .name;
    const outcomes = await storeMessages(database, [withBody(first, 'again'), second]);
    expect(outcomes).toMatchObject([
      { kind: 'stored', sequence: 2, isNew: true, companyId: null },
      { kind: 'stored', sequence: 1, isNew: true, companyId: null, senderName: name },
    ]);
    expect((await stored(first.conversationId)).map(({ body }) => body)).toEqual(['hello', 'again']);
  });

  it('are announced by one notification that names each, and to servers of the last release', async () => {
    const drafts = await newDrafts(3);
    const heard = await listen(() => storeMessages(database, drafts));
    expect(heard.messages_stored).toHaveLength(1);
    expect(heard.messages_stored?.[0]?.split(',').sort()).toEqual(
      drafts.map(({ candidateId, conversationId }) => `${candidateId} ${conversationId} 1`).sort(),
    );
    expect(heard.message_stored?.sort()).toEqual(drafts.map(({ candidateId }) => candidateId).sort());
  });

  it.each([
    [79, 1],
    [80, 1],
    [81, 2],
  ])('%i at once are announced by %i notifications, which are not too long', async (count, payloads) => {
    const draft = await newDraft();
    const heard = await listen(() =>
      database.query(
        `INSERT INTO message (conversation_id, sequence, sender, body)
         SELECT $1::uuid, 1000000 + place, 'ADMIN', 'text' FROM generate_series(1, $2::int) AS place`,
        [draft.conversationId, count],
      ),
    );
    expect(heard.messages_stored).toHaveLength(payloads);
    expect(heard.messages_stored?.flatMap((payload) => payload.split(','))).toHaveLength(count);
  });

  it('do not affect each other: an ended login, a repeated key, a limit, a lost permission', async () => {
    const fine = await newDraft();
    const ended = await newDraft();
    const repeated = await newDraft();
    const fast = await newDraft();
    const application = await buildApplication(database, { status: 'SHORTLISTED' });
    const seeker = await signIn(application.candidateId);
    const withdrawn = await newDraft({ companyId: application.companyId, seeker });
    expect(await storeMessages(database, [withdrawn, repeated])).toMatchObject([
      { kind: 'stored', sequence: 1, companyId: application.companyId },
      { kind: 'stored', sequence: 1 },
    ]);
    for (let number = 1; number <= 20; number += 1)
      expect(await storeMessages(database, [withBody(fast, `${number}`)])).toMatchObject([
        { kind: 'stored', sequence: number },
      ]);
    await database.prisma.application.update({
      where: { id: application.id },
      data: { status: 'WITHDRAWN' },
    });
    await database.prisma.refreshToken.updateMany({
      where: { familyId: ended.loginId },
      data: { revokedAt: new Date() },
    });
    const changed = { ...repeated, body: 'another text' };
    const drafts = [withBody(withdrawn, 'next'), ended, changed, withBody(fast, '21'), fine];
    expect(await storeMessages(database, drafts)).toMatchObject([
      { kind: 'refused', code: 'FORBIDDEN' },
      { kind: 'refused', code: 'NOT_SIGNED_IN' },
      { kind: 'stored', sequence: 1, isNew: false },
      { kind: 'refused', code: 'RATE_LIMITED' },
      { kind: 'stored', sequence: 1, isNew: true },
    ]);
    expect(await stored(withdrawn.conversationId)).toHaveLength(1);
    expect(await stored(ended.conversationId)).toEqual([]);
    expect(await stored(repeated.conversationId)).toMatchObject([{ body: 'hello' }]);
    expect(await stored(fast.conversationId)).toHaveLength(20);
  });

  it('are allowed to a company that wrote first', async () => {
    const application = await buildApplication(database, { status: 'APPLIED' });
    const seeker = await signIn(application.candidateId);
    const draft = await newDraft({ companyId: application.companyId, seeker });
    expect(await storeMessages(database, [draft])).toMatchObject([{ kind: 'refused', code: 'FORBIDDEN' }]);
    await database.query(
      `WITH taken AS (UPDATE conversation SET last_sequence = 1 WHERE id = $1::uuid RETURNING id)
       INSERT INTO message (conversation_id, sequence, sender, body) SELECT id, 1, 'COMPANY', 'hi' FROM taken`,
      [draft.conversationId],
    );
    expect(await storeMessages(database, [draft])).toMatchObject([{ kind: 'stored', sequence: 2 }]);
  });

  it('are never stored in the conversation of another seeker', async () => {
    const [own, other] = (await newDrafts(2)) as [NewMessage, NewMessage];
    const foreign = { ...own, conversationId: other.conversationId };
    expect(await storeMessages(database, [foreign])).toEqual([{ kind: 'locked' }]);
    expect(await storeMessageInTurn(database, foreign)).toEqual({ kind: 'gone' });
    expect(await stored(other.conversationId)).toEqual([]);
  });
});

describe('a conversation that another transaction has locked', () => {
  it('is skipped at once, and stored in turn when the lock is gone', async () => {
    const [locked, free] = (await newDrafts(2)) as [NewMessage, NewMessage];
    const other = new pg.Client({ connectionString: test.url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM conversation WHERE id = $1 FOR UPDATE', [locked.conversationId]);
    expect(await storeMessages(database, [locked, free])).toMatchObject([
      { kind: 'locked' },
      { kind: 'stored', sequence: 1 },
    ]);
    const inTurn = storeMessageInTurn(database, locked);
    await other.query('UPDATE conversation SET last_sequence = 6 WHERE id = $1', [locked.conversationId]);
    await other.query('COMMIT');
    await other.end();
    expect(await inTurn).toMatchObject({ kind: 'stored', sequence: 7 });
  });

  it('is stored once if both hold the same key', async () => {
    const draft = await newDraft();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => storeMessageInTurn(database, draft)));
    expect(outcomes.map((outcome) => outcome.kind === 'stored' && outcome.sequence)).toEqual(
      Array(8).fill(1),
    );
    expect(outcomes.filter((outcome) => outcome.kind === 'stored' && outcome.isNew)).toHaveLength(1);
    expect(await stored(draft.conversationId)).toHaveLength(1);
  });
});

it('a message of a deleted conversation is gone', async () => {
  const draft = await newDraft();
  await database.prisma.conversation.delete({ where: { id: draft.conversationId } });
  expect(await storeMessageInTurn(database, draft)).toEqual({ kind: 'gone' });
});

it('statements that store the same conversations in other orders do not block each other', async () => {
  const drafts = await newDrafts(12);
  const rounds = Array.from({ length: 6 }, (_, round) =>
    storeMessages(
      database,
      (round % 2 === 0 ? drafts : drafts.toReversed()).map((draft) => withBody(draft, `round ${round}`)),
    ),
  );
  const outcomes = (await Promise.all(rounds)).flat();
  const count = outcomes.filter(({ kind }) => kind === 'stored').length;
  expect(outcomes.every(({ kind }) => kind === 'stored' || kind === 'locked')).toBe(true);
  const all = await Promise.all(drafts.map(({ conversationId }) => stored(conversationId)));
  expect(all.flat()).toHaveLength(count);
  for (const one of all)
    expect(one.map(({ sequence }) => sequence)).toEqual(one.map((_, index) => index + 1));
});

it.each([
  ['a company', true],
  ['the operators', false],
])('a message to %s is delivered at once as it is read later', async (_to, isToCompany) => {
  const { companyId, candidateId } = await buildApplication(database, { status: 'SHORTLISTED' });
  const seeker = await signIn(candidateId);
  const draft = await newDraft({ companyId: isToCompany ? companyId : null, seeker });
  const [outcome] = await storeMessages(database, [draft]);
  if (outcome?.kind !== 'stored') throw new Error('the message was not stored');
  const read = await readMessagesAfter(database, draft.candidateId, new Map());
  expect(read.map(({ delivery }) => delivery)).toEqual([deliveryOf(draft, outcome)]);
});
