import { REVIEW_LENGTH_MAX, routes } from '@nukkad/contract';
import { writeCompanyFeedback } from '@nukkad/core/feedback/write-company-feedback.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function applicant() {
  const { id, client } = await test.seeker();
  const application = await buildApplication(test.database, { candidateId: id, status: 'INTERVIEWED' });
  const write = (text: string) =>
    writeCompanyFeedback(test.container, { applicationId: application.id, text, actor: 'operator' });
  return { id, client, application, write };
}

it('stores the feedback of a company and notifies the seeker', async () => {
  const { client, application, write } = await applicant();
  await write('  On time and careful.  ');
  const { feedback } = await client.call(routes.feedbackFromCompanies, {});
  expect(feedback).toMatchObject([{ companyId: application.companyId, comments: 'On time and careful.' }]);
  const { notifications } = await client.call(routes.notificationList, { size: 10 });
  expect(notifications).toMatchObject([{ type: 'application-status', link: '/companyfeedback' }]);
  expect(notifications[0]?.message).toContain(feedback[0]?.companyName);
});

it('stores and notifies the same text once, at once or later', async () => {
  const { id, write } = await applicant();
  const written = await Promise.all([write('Good work'), write('Good work'), write('Good work')]);
  expect(new Set(written.map(({ feedbackId }) => feedbackId)).size).toBe(1);
  expect(await test.database.prisma.notification.count({ where: { candidateId: id } })).toBe(1);
  const audit = await test.database.prisma.auditEntry.count({ where: { action: 'company-feedback' } });
  expect(audit).toBe(2);
});

it('notifies of each text of a company, and of each company', async () => {
  const first = await applicant();
  const { id: candidateId } = first;
  await first.write('Good work');
  await first.write('Always on time');
  const other = await buildApplication(test.database, { candidateId, status: 'INTERVIEWED' });
  const feedback = { applicationId: other.id, text: 'Good work', actor: 'operator' };
  await writeCompanyFeedback(test.container, feedback);
  expect(await test.database.prisma.notification.count({ where: { candidateId } })).toBe(3);
  expect((await first.client.call(routes.feedbackFromCompanies, {})).feedback).toHaveLength(3);
});

it.each([
  ['an empty text', '  ', 'FEEDBACK_EMPTY'],
  ['a text that is too long', 'x'.repeat(REVIEW_LENGTH_MAX + 1), 'VALIDATION_FAILED'],
])('rejects %s', async (_what, text, code) => {
  const { id, write } = await applicant();
  await expect(write(text)).rejects.toMatchObject({ code });
  expect(await test.database.prisma.companyFeedback.count({ where: { candidateId: id } })).toBe(0);
});

it('accepts a text of the maximum length', async () => {
  const { write } = await applicant();
  await expect(write('x'.repeat(REVIEW_LENGTH_MAX))).resolves.toBeTruthy();
});

it('rejects an unknown application and one of a deleted seeker', async () => {
  const { id, write } = await applicant();
  await test.database.prisma.candidate.update({ where: { id }, data: { deletedAt: test.clock.now() } });
  await expect(write('Good work')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const none = { applicationId: '00000000-0000-7000-8000-000000000000', text: 'Good', actor: 'operator' };
  await expect(writeCompanyFeedback(test.container, none)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
