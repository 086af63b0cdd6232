import { buildCandidate } from '@nukkad/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { storedBodies, toAdmin } from '../../test/store-messages.ts';
import { startTestChat, type TestChat } from '../../test/test-chat.ts';
import { LoginWatch } from './login-watch.ts';

let chat: TestChat;

beforeAll(async () => {
  chat = await startTestChat();
});
afterAll(() => chat.close());
afterEach(() => void vi.restoreAllMocks());

const signOut = (candidateId: string) =>
  chat.database.prisma.refreshToken.updateMany({ where: { candidateId }, data: { revokedAt: new Date() } });
const hide = (id: string) =>
  chat.database.prisma.candidate.update({ where: { id }, data: { deletedAt: new Date() } });
const erase = (id: string) => chat.database.prisma.candidate.delete({ where: { id } });

/** Disables the triggers that notify, as if the listening connection were lost. */
const withoutTriggers = async (work: () => Promise<unknown>) => {
  const tables = ['refresh_token', 'candidate'];
  for (const table of tables) await chat.database.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await chat.database.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
};

const ENDINGS = [
  ['signs out', signOut],
  ['deletes the account', hide],
  ['is erased', erase],
] as const;

describe.each(ENDINGS)('a seeker who %s', (_case, end) => {
  it.each([
    ['a first message', 0],
    ['a later one', 1],
  ])('cannot store another message: %s, sent at once, is refused', async (_case, before) => {
    const { id } = await buildCandidate(chat.database);
    const device = await chat.join(id);
    for (let index = 0; index < before; index += 1) await device.send(...toAdmin('in time', id));
    // The notification that would disconnect the socket is suppressed, so the statement that stores the message must
    // refuse it.
    await withoutTriggers(() => end(id));
    const answer = await device.send(...toAdmin('too late', id)).catch(() => ({ code: 'cut' }));
    expect(['NOT_SIGNED_IN', 'cut']).toContain(answer.code);
    expect(await storedBodies(chat.database, id)).not.toContain('too late');
    if (before === 0) {
      expect(await chat.database.prisma.conversation.count({ where: { candidateId: id } })).toBe(0);
    }
  });

  it('is disconnected on every device by the database’s notification', async () => {
    const check = vi.spyOn(LoginWatch.prototype, 'check').mockResolvedValue();
    const { id } = await buildCandidate(chat.database);
    const token = await chat.token(id);
    const phone = await chat.join(id, token);
    const laptop = await chat.join(id);
    const cut = [phone, laptop].map(
      ({ socket }) => new Promise<string>((resolve) => socket.once('disconnect', resolve)),
    );
    const startedAt = performance.now();
    await end(id);
    expect(await Promise.all(cut)).toEqual(['io server disconnect', 'io server disconnect']);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    check.mockRestore();
    await expect(chat.connect(token)).rejects.toThrow('NOT_SIGNED_IN');
  });

  it('is disconnected by the next check if the notification was lost', async () => {
    const { id } = await buildCandidate(chat.database);
    const device = await chat.join(id);
    await withoutTriggers(() => end(id));
    await vi.waitFor(() => expect(device.socket.connected).toBe(false), 30_000);
  });
});

describe('a seeker who signs out on one device', () => {
  it('stays connected on the other', async () => {
    const { id } = await buildCandidate(chat.database);
    const phone = await chat.join(id);
    const laptop = await chat.join(id);
    const [login] = await chat.database.prisma.refreshToken.findMany({
      where: { candidateId: id },
      orderBy: { createdAt: 'asc' },
    });
    await chat.database.prisma.refreshToken.updateMany({
      where: { familyId: login?.familyId ?? '' },
      data: { revokedAt: new Date() },
    });
    await vi.waitFor(() => expect(phone.socket.connected).toBe(false), 30_000);
    expect(await laptop.send(...toAdmin('still here', id))).toMatchObject({ success: true });
  });

  it('is not disconnected when a token is refreshed', async () => {
    const { id } = await buildCandidate(chat.database);
    const device = await chat.join(id);
    await chat.database.prisma.refreshToken.updateMany({
      where: { candidateId: id },
      data: { usedAt: new Date() },
    });
    expect(await device.send(...toAdmin('still here', id))).toMatchObject({ success: true });
    expect(device.socket.connected).toBe(true);
  });
});
