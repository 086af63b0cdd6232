import { until } from '@nukkad/browser/testing/page.ts';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const POINT = { latitude: 18.52, longitude: 73.85 };
const AT_HOME = { home: JSON.stringify({ point: POINT, names: null }) };
const NONE = { ...exampleOf('jobs.filter'), jobs: [], nearby: [], total: 0, steps: undefined };
const CONSENT = exampleOf('consent.state');
const consentGiven = (isGiven: boolean) => ({
  ...CONSENT,
  items: CONSENT.items.map((item) => ({ ...item, isGiven })),
});
const OFFER = 'Tell me about new jobs';

/** Opens a list without jobs that offers an alert. */
function visit(address: string, hasConsent: boolean, device: typeof AT_HOME | undefined = AT_HOME) {
  const api = fakeApi({
    'jobs.filter': NONE,
    'alerts.list': { alerts: [] },
    'consent.state': consentGiven(hasConsent),
  });
  return renderScreen(address, { api, viewer: 'seeker', ...(device && { device }) });
}

describe('an alert near the seeker', () => {
  it.each(['/joblist?near=me&type=part_time', '/joblist?near=me&q=cook'])(
    'is created after the home is stored in the profile: %s',
    async (address) => {
      const screen = await visit(address, true);
      await screen.press(OFFER);
      await until(() => expect(screen.api.calls('alerts.add')).toHaveLength(1));
      expect(screen.api.calls('profile.update')).toEqual([{ personal: { point: POINT }, degrees: [] }]);
      expect(screen.api.calls('alerts.add')).toMatchObject([{ isNearMe: true }]);
    },
  );

  it('waits for the consent to store the home', async () => {
    const screen = await visit('/joblist?near=me&type=part_time', false);
    await screen.press(OFFER);
    await screen.shows('May we keep this?');
    expect(screen.api.calls('profile.update')).toEqual([]);
    expect(screen.api.calls('alerts.add')).toEqual([]);
    const given = consentGiven(true);
    screen.api.answer({ 'consent.give': given, 'consent.state': given });
    await screen.press('Allow');
    await until(() => expect(screen.api.calls('alerts.add')).toHaveLength(1));
    expect(screen.api.calls('profile.update')).toHaveLength(1);
  });

  it('is not created without that consent', async () => {
    const screen = await visit('/joblist?near=me&type=part_time', false);
    await screen.press(OFFER);
    await screen.press('Cancel');
    await screen.settled();
    expect(screen.api.calls('profile.update')).toEqual([]);
    expect(screen.api.calls('alerts.add')).toEqual([]);
  });
});

it('creates an alert for a city without storing the home', async () => {
  const screen = await visit('/joblist?city=Pune&type=part_time', false);
  await screen.press(OFFER);
  await until(() => expect(screen.api.calls('alerts.add')).toHaveLength(1));
  expect(screen.api.calls('profile.update')).toEqual([]);
});
