import { routes } from '@nukkad/contract';
import { messageList, messageSend, threadList } from '@nukkad/contract/partner/index.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { seekerWrites } from '../../test/conversations.ts';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { type Fixture, NOW, withApplicant } from '../../test/interviews.ts';
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

const paramsOf = ({ company, id }: Fixture) => ({ company, application: id });
let keys = 0;
function send(fixture: Fixture, text: string) {
  keys += 1;
  const body = { text, clientKey: `limited-${keys}` };
  return fixture.owner.site.call(messageSend, { params: paramsOf(fixture), body });
}
const read = (fixture: Fixture) =>
  fixture.owner.site.call(messageList, { params: paramsOf(fixture), query: {} });

it('messages of the seeker do not count towards the limit of the company', async () => {
  const fixture = await withApplicant(test);
  for (let count = 0; count < 25; count += 1) await seekerWrites(fixture, 'Hello', NOW);
  for (let count = 0; count < 20; count += 1) expect(await refused(send(fixture, 'Hello'))).toBe('done');
  expect(await refused(send(fixture, 'One more'))).toBe('429 RATE_LIMITED');
});

it.each([
  [50, null, 1],
  [51, 2, 2],
])('of %i messages the page before is %j', async (count, before, first) => {
  const fixture = await withApplicant(test);
  for (let number = 1; number <= count; number += 1) await seekerWrites(fixture, `Message ${number}`, NOW);
  const page = await read(fixture);
  expect([page.messages.length, page.before, page.messages[0]?.sequence]).toEqual([50, before, first]);
});

it.each([
  ['en', 'has sent you a message.'],
  ['hi', 'ने आपको मैसेज भेजा है।'],
  ['mr', 'ने तुम्हाला मेसेज पाठवला आहे.'],
] as const)('the seeker reads in %s who has written, with a link to that chat', async (language, words) => {
  const fixture = await withApplicant(test);
  await send(fixture, 'Hello');
  const { slug, shareId, name } = await test.database.prisma.company.findUniqueOrThrow({
    where: { id: fixture.company },
  });
  const client = test.client.as({ ...(await test.signIn(fixture.seeker.id)), language });
  const { notifications } = await client.call(routes.notificationList, { size: 5 });
  expect(notifications.map(({ link }) => link)).toEqual([`/chatcompany?${slug}-${shareId}`]);
  expect(notifications[0]?.message).toContain(name);
  expect(notifications[0]?.message).toContain(words);
});

it('the read position is that of the seeker, not of the company', async () => {
  const fixture = await withApplicant(test);
  for (const text of ['One', 'Two', 'Three']) await send(fixture, text);
  expect((await read(fixture)).read).toBe(0);
  await test.database.prisma.conversation.updateMany({
    where: { companyId: fixture.company },
    data: { seekerRead: 2 },
  });
  expect((await read(fixture)).read).toBe(2);
});

it('own messages are never unread, also if nobody has opened the conversation', async () => {
  const fixture = await withApplicant(test);
  await seekerWrites(fixture, 'Hello', NOW);
  await send(fixture, 'Hello Meena');
  await test.database.prisma.conversation.updateMany({
    where: { companyId: fixture.company },
    data: { otherRead: 0 },
  });
  const { items } = await fixture.owner.site.call(threadList, {
    params: { company: fixture.company },
    query: {},
  });
  expect(items).toMatchObject([{ unread: 1, isLastOurs: true }]);
});
