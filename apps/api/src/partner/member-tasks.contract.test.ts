import { runTask } from '@nukkad/core/background/run-task.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seekerWrites } from '../../test/conversations.ts';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { NOW, noticesOf, withApplicant } from '../../test/interviews.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  test.clock.set(NOW);
});
afterAll(() => test.close());

it('one task notifies members of new applicants and of new messages, once each', async () => {
  const fixture = await withApplicant(test);
  await seekerWrites(fixture, 'Hello, I am Meena');
  await runTask(test.container, 'tell-members');
  expect((await noticesOf(fixture)).toSorted()).toEqual([
    'An applicant for Tailor has written to you.',
    'New applicant for Tailor. Look and call today, before somebody else does.',
  ]);
  await runTask(test.container, 'tell-members');
  expect(await noticesOf(fixture)).toHaveLength(2);
});
