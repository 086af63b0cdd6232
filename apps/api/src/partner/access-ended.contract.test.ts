import { randomUUID } from 'node:crypto';
import {
  type AnyPartnerRoute,
  applicantCall,
  applicantContact,
  applicantFile,
  applicantOne,
  applicantReopen,
  interviewChange,
  interviewFile,
  interviewOutcome,
  messageList,
  messageSend,
} from '@nukkad/contract/partner/index.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { type Fixture, NOW, schedule, withApplicant } from '../../test/interviews.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => {
  test.clock.stop();
  test.clock.set(NOW);
});
afterEach(() => test.clock.run());
afterAll(() => test.close());

const DAYS_90 = 90 * 86_400_000;

/** How the access of a company to an applicant ends. */
const ENDINGS: readonly (readonly [string, (fixture: Fixture) => Promise<unknown>])[] = [
  [
    'who did not move for 90 days',
    ({ id }) => {
      const statusChangedAt = new Date(Date.parse(NOW) - DAYS_90);
      return test.database.prisma.application.update({ where: { id }, data: { statusChangedAt } });
    },
  ],
  [
    'who has withdrawn',
    ({ id }) => test.database.prisma.application.update({ where: { id }, data: { status: 'WITHDRAWN' } }),
  ],
  [
    'whose account is deleted',
    ({ seeker }) =>
      test.database.prisma.candidate.update({ where: { id: seeker.id }, data: { deletedAt: NOW } }),
  ],
];

/** What a company does with an applicant. The file of an interview is the only one that names no application. */
const ACTIONS: readonly (readonly [AnyPartnerRoute, object])[] = [
  [applicantOne, {}],
  [applicantContact, {}],
  [applicantFile, {}],
  [applicantCall, { body: { outcome: 'REACHED' } }],
  [applicantReopen, {}],
  [messageList, { query: {} }],
  [messageSend, { body: { text: 'Hello', clientKey: 'after-the-end' } }],
  [interviewChange, { body: { sequence: 0, bring: 'Scissors' } }],
  [interviewOutcome, { body: { outcome: 'DID_NOT_COME' } }],
  [interviewFile, {}],
];

it.each(ENDINGS)('of an applicant %s, a company sees and does nothing more', async (_who, end) => {
  const fixture = await withApplicant(test);
  const { id: interview } = await schedule(fixture);
  await end(fixture);
  const params = { company: fixture.company, application: fixture.id, interview, kind: 'resume' };
  const codes = [];
  for (const [route, input] of ACTIONS) {
    const used = Object.entries(params).filter(([name]) => route.path.includes(`:${name}`));
    const call = fixture.owner.site.call(
      route,
      { params: Object.fromEntries(used), ...input } as never,
      { key: randomUUID() } as never,
    );
    codes.push(`${route.key}: ${await refused(call)}`);
  }
  expect(codes).toEqual(ACTIONS.map(([route]) => `${route.key}: 422 ACCESS_ENDED`));
});
