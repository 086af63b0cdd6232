import { SETTINGS } from '@nukkad/contract/settings.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';
import { useOps } from './testing/start-ops.ts';

const test = useOps();
const db = () => test.container.database.prisma;

describe('support', () => {
  const message = async (phone: string) => {
    const { id: candidateId } = await buildCandidate(test.container.database, { phone });
    const { id } = await db().supportMessage.create({ data: { candidateId, message: 'My number is wrong' } });
    return { candidateId, id };
  };
  const chatOf = (candidateId: string) =>
    db().message.findMany({
      where: { conversation: { candidateId, kind: 'ADMIN' } },
      orderBy: { sequence: 'asc' },
    });

  it('lists how to reach the seeker, and answers in the chat once, with a notice', async () => {
    const { candidateId, id } = await message('+919866600001');
    const { answer } = await test.ops('support', 'list');
    expect(answer).toContainEqual(
      expect.objectContaining({
        message: id,
        phone: '+919866600001',
        answerBy: "support reply, in the seeker's chat",
        text: 'My number is wrong',
      }),
    );
    expect((await test.ops('support', 'reply', id, 'It is changed.')).answer).toMatchObject({
      answered: true,
      by: 'chat',
    });
    expect((await chatOf(candidateId)).map(({ sender, body }) => [sender, body])).toEqual([
      ['ADMIN', 'It is changed.'],
    ]);
    expect(await db().notification.count({ where: { candidateId } })).toBe(1);
    expect((await test.ops('support', 'list')).answer).toEqual([]);
    expect((await test.audit(id)).map(({ action, details }) => [action, details])).toEqual([
      ['support-answered', { by: 'chat' }],
    ]);
    const again = await test.ops('support', 'reply', id, 'Twice');
    expect([again.code, again.text]).toEqual([1, 'There is no such message that waits for an answer.']);
    expect(await chatOf(candidateId)).toHaveLength(1);
  });

  it('leaves a message unanswered if the reply is refused', async () => {
    const { candidateId, id } = await message('+919866600002');
    expect((await test.ops('support', 'reply', id, '   ')).code).toBe(1);
    expect((await db().supportMessage.findUniqueOrThrow({ where: { id } })).answeredAt).toBeNull();
    expect(await chatOf(candidateId)).toEqual([]);
    expect((await test.ops('support', 'reply', id, 'Yes')).code).toBe(0);
    const second = await db().supportMessage.create({ data: { candidateId, message: 'And?' } });
    expect((await test.ops('support', 'reply', second.id, 'Also')).code).toBe(0);
    expect((await chatOf(candidateId)).map(({ sequence }) => sequence)).toEqual([1, 2]);
  });
});

it('undoes a hire by the seeker’s number alone', async () => {
  const phone = '+919866600010';
  const { id: candidateId } = await buildCandidate(test.container.database, { phone });
  const { id } = await buildApplication(test.container.database, { candidateId });
  expect((await test.ops('applications', 'hire', phone, '--undo')).text).toBe(
    `No hired application is found by "${phone}".`,
  );
  await test.ops('applications', 'hire', phone);
  expect((await test.ops('applications', 'hire', phone, '--undo')).answer).toEqual({
    from: 'HIRED',
    to: 'APPLIED',
  });
  expect((await db().application.findUniqueOrThrow({ where: { id } })).status).toBe('APPLIED');
});

describe('an error message', () => {
  it('has the sentence before the code', async () => {
    const { text } = await test.call('support', 'answered', 'no-uuid');
    expect(text).toMatch(/^[^A-Z_]*.*\([A-Z_]+\)$/s);
    expect((await test.call('settings', 'set', 'hrToHour', '5')).text).toBe(
      'value: hrFromHour would be 9 and hrToHour 5: the first must be below (VALIDATION_FAILED)',
    );
  });

  it('of settings explains each', async () => {
    const { answer } = await test.ops('settings', 'list');
    expect(answer.map(({ key }: { key: string }) => key)).toEqual(Object.keys(SETTINGS));
    for (const { meaning } of answer) expect(meaning).toMatch(/^[A-Z].{20,}\.$/);
  });
});

describe('a long list', () => {
  it('has pages of 200 rows, and shows how to see the next', async () => {
    const { id: candidateId } = await buildCandidate(test.container.database);
    const createdAt = new Date('2026-01-01');
    const rows = Array.from({ length: 401 }, (_, at) => ({ candidateId, message: `m${at}`, createdAt }));
    await db().supportMessage.createMany({ data: rows });
    const said: string[] = [];
    const call = async (...words: string[]) => {
      const opened = {
        openContainer: async () => test.opsContainer,
        key: test.key,
        say: (line: string) => said.push(line),
      };
      const { text } = await run(['support', 'list', '--json', ...words], opened);
      return JSON.parse(text).map(({ text: body }: { text: string }) => body) as string[];
    };
    const pages = [
      await call(),
      await call('--page', '2'),
      await call('--page', '3'),
      await call('--page', '4'),
    ];
    expect(pages.map(({ length }) => length)).toEqual([200, 200, 1, 0]);
    expect(new Set(pages.flat()).size).toBe(401);
    expect(said).toEqual([
      'At most 200 rows are shown; --page 2 shows the next.',
      'At most 200 rows are shown; --page 3 shows the next.',
    ]);
    for (const page of ['0', '-1', 'two', '1.5'])
      expect((await test.ops('support', 'list', '--page', page)).code).toBe(2);
  });

  it.each([
    'jobs',
    'applications',
    'reports',
    'moderation',
    'reviews',
    'feedback',
    'credits',
    'blocklist',
    'lexicon',
    'audit',
  ])('of %s accepts a page beyond its end', async (name) => {
    expect(await test.ops(name, 'list', '--page', '99999')).toMatchObject({ code: 0, answer: [] });
  });

  it.each(['chat', 'checks'])('of waiting %s accepts one too', async (name) => {
    expect(await test.ops(name, 'waiting', '--page', '9')).toMatchObject({ code: 0, answer: [] });
  });
});
