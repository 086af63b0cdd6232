import { PROFILE_PARTS, routes } from '@nukkad/contract';
import { readCompletion } from '@nukkad/core/account/profile-parts.ts';
import { giveTips } from '@nukkad/core/tips/give-tips.ts';
import { selectProfiles } from '@nukkad/core/tips/tips.queries.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ago = (days: number) => new Date(test.clock.now().getTime() - days * DAY_MS);

async function seeker(change = {}) {
  const candidate = await buildCandidate(test.database, {
    lastSeenAt: ago(1),
    createdAt: ago(10),
    ...change,
  });
  const client = test.client.as(await test.signIn(candidate.id));
  const received = async () => (await client.call(routes.notificationList, { size: 50 })).notifications;
  return { candidate, id: candidate.id, client, received };
}

beforeEach(async () => {
  await test.database.prisma.blogPost.updateMany({ data: { publishedAt: ago(100) } });
});

async function publish(daysAgo: number, change = {}) {
  const post = await test.database.prisma.blogPost.findFirstOrThrow({ orderBy: { id: 'asc' } });
  await test.database.prisma.blogPost.update({
    where: { id: post.id },
    data: { publishedAt: ago(daysAgo), isDisplayed: true, ...change },
  });
  return post;
}

describe('a new post', () => {
  it('is announced once, in the reader’s language, with a link', async () => {
    const { received } = await seeker({ language: 'mr' });
    const post = await publish(2);
    await giveTips(test.container);
    await giveTips(test.container);
    const posts = (await received()).filter(({ link }) => link === `/blogdetail?${post.id}`);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.message).toContain((post.title as { mr: string }).mr);
    expect(posts[0]?.type).toBe('tips');
  });

  it.each([
    ['of eight days ago', 8, {}],
    ['that comes tomorrow', -1, {}],
    ['that is not shown', 1, { isDisplayed: false }],
  ])('%s is not told', async (_what, daysAgo, change) => {
    const { received } = await seeker();
    await publish(daysAgo, change);
    await giveTips(test.container);
    expect((await received()).filter(({ link }) => link?.startsWith('/blogdetail'))).toEqual([]);
  });

  it('is not sent to seekers who were away for 60 days or switched tips off', async () => {
    const gone = await seeker({ lastSeenAt: ago(61) });
    const quiet = await seeker();
    await quiet.client.call(routes.notificationUpdatePreferences, {
      changes: [{ id: 'tips', isEnabled: false }],
    });
    // Signing in counts as activity.
    await test.database.prisma.candidate.update({ where: { id: gone.id }, data: { lastSeenAt: ago(61) } });
    await publish(1);
    await giveTips(test.container);
    const stored = await test.database.prisma.notification.count({
      where: { candidateId: { in: [gone.id, quiet.id] } },
    });
    expect(stored).toBe(0);
  });
});

describe('the next step of an unfinished profile', () => {
  it('is sent once a month, with a link', async () => {
    const { received } = await seeker({ resumeKey: null });
    await giveTips(test.container);
    await giveTips(test.container);
    const steps = async () => (await received()).filter(({ link }) => link === '/profile#resume');
    expect((await steps()).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Your profile is \d+% complete\. Next step: Add your resume\.$/),
    ]);
    test.clock.advanceSeconds(31 * 86_400);
    await test.database.prisma.candidate.updateMany({ data: { lastSeenAt: ago(1) } });
    await giveTips(test.container);
    expect(await steps()).toHaveLength(2);
  });

  it('is not sent within two days of registering', async () => {
    const { id } = await seeker({ createdAt: ago(1.9) });
    await giveTips(test.container);
    expect(await test.database.prisma.notification.count({ where: { candidateId: id } })).toBe(0);
  });

  it('is the same step as in the profile', async () => {
    const city = await test.database.prisma.city.findFirstOrThrow();
    const { candidate } = await seeker({
      cityId: city.id,
      isExperienced: false,
      profileSummary: 'Cooking for a mess of forty people.',
      aboutMe: 'I cook.',
    });
    await test.database.prisma.interest.create({ data: { candidateId: candidate.id, profileKey: 'cook' } });
    const rows = await test.database.query(
      selectProfiles({
        now: test.clock.now(),
        after: '00000000-0000-0000-0000-000000000000',
        limit: 500,
      }),
    );
    const row = rows.find(({ id }) => id === candidate.id);
    const missing = PROFILE_PARTS.filter((part) => row?.[part] === false);
    expect(missing).toEqual(['RESUME', 'EDUCATION', 'PHOTO']);
    expect((await readCompletion(test.database, candidate)).percentage).toBe(65);
  });
});
