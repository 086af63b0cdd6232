import { companyOne, messageRead, messageSend } from '@nukkad/contract/partner/index.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seekerWrites } from '../../test/conversations.ts';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { type Fixture, NOW, withApplicant } from '../../test/interviews.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => test.clock.set(NOW));
afterAll(() => test.close());

const paramsOf = ({ company, id }: Fixture) => ({ company, application: id });

it('counts unread messages on the first screen, of applicants whom the company may see', async () => {
  const fixture = await withApplicant(test);
  const { owner, company } = fixture;
  const unread = async () => (await owner.site.call(companyOne, { params: { company } })).unreadMessages;
  expect(await unread()).toBe(0);
  await owner.site.call(messageSend, {
    params: paramsOf(fixture),
    body: { text: 'Hello', clientKey: 'message-1' },
  });
  expect(await unread()).toBe(0);
  for (const text of ['One', 'Two']) await seekerWrites(fixture, text);
  const other = await withApplicant(test);
  await seekerWrites(other, 'To another company');
  expect(await unread()).toBe(2);
  const { prisma } = test.database;
  const isSuspended = (suspendedAt: string | null) =>
    prisma.company.update({ where: { id: company }, data: { suspendedAt } });
  await isSuspended(NOW);
  expect(await unread()).toBe(0);
  await isSuspended(null);
  await owner.site.call(messageRead, { params: paramsOf(fixture) });
  expect(await unread()).toBe(0);
  await seekerWrites(fixture, 'Three');
  expect(await unread()).toBe(1);
  await prisma.candidate.update({ where: { id: fixture.seeker.id }, data: { deletedAt: NOW } });
  expect(await unread()).toBe(0);
  await prisma.candidate.update({ where: { id: fixture.seeker.id }, data: { deletedAt: null } });
  await prisma.application.update({ where: { id: fixture.id }, data: { status: 'WITHDRAWN' } });
  expect(await unread()).toBe(0);
});

it('counts at most 100 unread messages', async () => {
  const fixture = await withApplicant(test);
  for (let number = 1; number <= 101; number += 1) await seekerWrites(fixture, `Message ${number}`);
  const { unreadMessages } = await fixture.owner.site.call(companyOne, {
    params: { company: fixture.company },
  });
  expect(unreadMessages).toBe(100);
});
