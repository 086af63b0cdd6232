import { routes } from '@nukkad/contract';
import { noticeList } from '@nukkad/contract/partner/index.ts';
import { hideReview, restoreReview } from '@nukkad/core/moderation/hide-review.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildMember, type HireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { NOW } from '../../test/interviews.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => test.clock.set(NOW));
afterAll(() => test.close());

/** A company with two members, and a seeker who had an interview there. */
async function interviewed() {
  const owner = await buildMember(test);
  const companyId = owner.company.id;
  const recruiter = await buildMember(test, { companyId, role: 'RECRUITER' });
  const job = await buildJob(test.database, { companyId });
  const seeker = await test.seeker({ name: 'Meena Kale' });
  await buildApplication(test.database, { jobId: job.id, candidateId: seeker.id, status: 'INTERVIEWED' });
  const review = (stars: number, comments: string) =>
    seeker.client.call(routes.companyReview, { companyId, stars, comments });
  return { owner, recruiter, companyId, review };
}
const messages = async (site: HireSite) =>
  (await site.call(noticeList, { query: {} })).items.map(({ message, link }) => [message, link]);
const NOTICE = [
  'Somebody who had an interview with you has written a review. Read what they say.',
  '/reviews',
];

it('notifies each member of the company once of a review, and not of a change', async () => {
  const { owner, recruiter, review } = await interviewed();
  await review(2, 'I waited two hours.');
  test.clock.advanceSeconds(3600);
  await review(3, 'They apologised.');
  for (const { site } of [owner, recruiter]) expect(await messages(site)).toEqual([NOTICE]);
  const stored = await test.database.prisma.memberNotice.findMany({
    where: { memberId: owner.memberId },
  });
  for (const word of ['Meena', 'waited', 'apologised']) expect(JSON.stringify(stored)).not.toContain(word);
});

it('notifies once of two simultaneous first reviews of the same seeker', async () => {
  const { owner, review } = await interviewed();
  await Promise.all([review(4, 'Good'), review(4, 'Good'), review(4, 'Good')]);
  expect(await messages(owner.site)).toEqual([NOTICE]);
});

it('does not notify of a hidden review that is changed or shown again', async () => {
  const { owner, companyId, review } = await interviewed();
  await review(1, 'Ask Ravi');
  const { id } = await test.database.prisma.companyReview.findFirstOrThrow({ where: { companyId } });
  await test.database.prisma.memberNotice.deleteMany({ where: { companyId } });
  await hideReview(test.container, { reviewId: id, actor: 'meera', note: 'names a person' });
  await review(1, 'Ask Ravi again');
  await restoreReview(test.container, { reviewId: id, actor: 'meera' });
  expect(await messages(owner.site)).toEqual([]);
});
