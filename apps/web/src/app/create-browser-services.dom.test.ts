import { createI18n } from '@nukkad/i18n';
import { expect, it, onTestFinished, vi } from 'vitest';
import { takeEndedAction } from '../features/session/ended-action.ts';
import type { SiteInfo } from '../lib/site-info.ts';
import { createBrowserServices } from './create-browser-services.ts';

/** Creates services whose server responds to every call that the session has expired. */
function servicesAfterTheEnd() {
  const error = { code: 'TOKEN_EXPIRED', message: 'Please sign in again.' };
  const refusal = () => Response.json({ status: false, message: error.message, error }, { status: 401 });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => refusal()),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const services = createBrowserServices(createI18n('en', {}), {
    publicOrigin: 'https://jobs.example.in',
    site: {} as SiteInfo,
    renderedOn: '2026-11-23',
  });
  services.session.set({ status: 'signed-in', candidateId: 'asha', accessToken: 'old' });
  return services;
}

it.each([
  ['applications.apply', { jobId: 'cook', isAvailableInCity: true, knowsEnglish: true }],
  ['applications.saveJob', { jobId: 'cook', isSaved: false }],
  ['applications.notInterested', { jobId: 'cook' }],
  ['applications.withdraw', { jobId: 'cook' }],
] as const)('%s asks to sign in again and is remembered where the session has ended', async (key, input) => {
  const { api, hasSessionEnded } = servicesAfterTheEnd();
  await expect(api.call(key, input as never)).rejects.toMatchObject({ status: 401 });
  expect(hasSessionEnded.get()).toBe(true);
  expect(takeEndedAction('asha')).toMatchObject({ key, input });
});
