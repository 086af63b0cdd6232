import { routes } from '@nukkad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('interests', () => {
  it('are saved by key or by name in any language, and replace the previous ones', async () => {
    const { client } = await test.seeker();
    const before = await client.call(routes.interestList, {});
    expect(before).toMatchObject({ chosen: [] });
    expect(before.jobProfiles).toHaveLength(22);
    const cook = before.jobProfiles.find((profile) => profile.key === 'cook');
    await client.call(routes.interestSave, { jobProfiles: [cook?.name.hi ?? '', 'Tailor', 'cook'] });
    const after = await client.call(routes.interestList, {});
    expect([...after.chosen].sort()).toEqual(['cook', 'tailor']);
    await client.call(routes.interestSave, { jobProfiles: ['delivery'] });
    expect((await client.call(routes.interestList, {})).chosen).toEqual(['delivery']);
  });

  it.each(['key', 'en', 'hi', 'mr'] as const)('can be named by %s, in any case', async (by) => {
    const { client } = await test.seeker();
    const { jobProfiles } = await client.call(routes.interestList, {});
    const tailor = jobProfiles.find(({ key }) => key === 'tailor');
    const name = by === 'key' ? 'tailor' : (tailor?.name[by] ?? '');
    await client.call(routes.interestSave, { jobProfiles: [` ${name.toUpperCase()} `] });
    expect((await client.call(routes.interestList, {})).chosen).toEqual(['tailor']);
  });

  it('that is retired stays with those who chose it, and is no choice for others', async () => {
    const mine = await test.seeker();
    const other = await test.seeker();
    await mine.client.call(routes.interestSave, { jobProfiles: ['tailor'] });
    const { jobProfile } = test.database.prisma;
    await jobProfile.update({ where: { key: 'tailor' }, data: { isRetired: true } });
    const offered = async ({ client }: typeof mine) =>
      (await client.call(routes.interestList, {})).jobProfiles.some(({ key }) => key === 'tailor');
    expect([await offered(mine), await offered(other)]).toEqual([true, false]);
    const save = ({ client }: typeof mine) =>
      client.call(routes.interestSave, { jobProfiles: ['cook', 'tailor'] });
    await expect(save(mine)).resolves.toBeTruthy();
    await expect(save(other)).rejects.toMatchObject({ status: 400 });
    await jobProfile.update({ where: { key: 'tailor' }, data: { isRetired: false } });
  });

  it('must be one to six known profiles, or nothing changes', async () => {
    const { client } = await test.seeker();
    const { jobProfiles } = await client.call(routes.interestList, {});
    const seven = jobProfiles.slice(0, 7).map((profile) => profile.key);
    for (const [chosen, message] of [
      [[], 'choose a profile'],
      [seven, 'You can select maximum 6 profiles'],
    ] as const) {
      await expect(client.call(routes.interestSave, { jobProfiles: [...chosen] })).rejects.toMatchObject({
        code: 'INTERESTS_COUNT',
        message,
      });
    }
    await expect(
      client.call(routes.interestSave, { jobProfiles: ['cook', 'astronaut'] }),
    ).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'interests' }],
    });
    expect((await client.call(routes.interestList, {})).chosen).toEqual([]);
  });
});

describe('messages to the operators', () => {
  it('are stored once, and rejected if empty', async () => {
    const { id, client } = await test.seeker();
    await client.call(routes.feedbackSubmit, { text: ' काम मिला, धन्यवाद ' });
    await client.call(routes.feedbackSubmit, { text: 'काम मिला, धन्यवाद' });
    await client.call(routes.supportContact, { text: 'Please call me' });
    await expect(client.call(routes.supportContact, { text: '  ' })).rejects.toMatchObject({
      code: 'FEEDBACK_EMPTY',
    });
    expect(await test.database.prisma.productFeedback.count({ where: { candidateId: id } })).toBe(1);
    expect(await test.database.prisma.supportMessage.count({ where: { candidateId: id } })).toBe(1);
  });
});
