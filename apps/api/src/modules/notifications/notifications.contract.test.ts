import { routes } from '@nukkad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('preferences on the wire', () => {
  it('are listed and changed under the older names', async () => {
    const { client } = await test.seeker();
    const { body: listed } = await client.raw(routes.notificationPreferences, { body: {} });
    expect(listed.notiPref[0]).toEqual({
      _id: expect.any(String),
      notiType: expect.any(String),
      name: expect.any(String),
      enabled: true,
    });
    const [{ _id }] = listed.notiPref;
    for (const [enabled, msg] of [
      [false, 'Disable notification successfully'],
      [true, 'Enable notification successfully'],
    ]) {
      const body = { notiTypes: [{ _id, enabled }] };
      const answer = await client.raw(routes.notificationUpdatePreferences, { body });
      expect(answer.body).toEqual({ success: true, msg });
    }
  });

  it.each([[], [{ _id: 'credits' }], [{ _id: 'credits', enabled: 'no' }], 'credits'])(
    'are not changed by %j',
    async (...notiTypes) => {
      const { client } = await test.seeker();
      const answer = await client.raw(routes.notificationUpdatePreferences, { body: { notiTypes } });
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});
