import { forgetTab } from '@nukkad/browser/storage/use-session-state.ts';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { languageOf } from '../../lib/language/services-language.ts';
import { HOME_PATH } from '../../lib/routing/return-path.ts';
import type { Services } from '../../lib/services.ts';
import { forgetCandidate } from '../../lib/storage/local-storage.ts';

/** Channel that notifies other tabs when the seeker signs out; null if the browser has no BroadcastChannel. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('nukkad-left');

async function forgetResponses({ queryClient }: Services): Promise<void> {
  const { stopStoring } = await import('../offline/responses.ts');
  stopStoring(queryClient);
  const { forgetSeekers } = await import('../offline/forget-seekers.ts');
  await forgetSeekers();
}

async function endPush(): Promise<void> {
  const { forgetPush } = await import('../push/device-push.ts');
  await forgetPush();
}

/**
 * Removes everything about the seeker from this browser, because phones are shared: the local storage, stored
 * responses, the outbox and the push subscription. Failures are ignored; the next start removes the rest.
 */
export async function forgetOnDevice(services: Services): Promise<void> {
  forgetCandidate();
  await Promise.allSettled([forgetResponses(services), endPush()]);
}

function openHome(services: Services): void {
  forgetTab();
  window.location.assign(pathInLanguage(HOME_PATH, languageOf(services)));
}

/** Loads the home page as a visitor, in this tab and the others, so that no page shows personal data. */
export function leaveAsVisitor(services: Services): void {
  channel?.postMessage('left');
  openHome(services);
}

/** Loads the home page when another tab signs out, and removes this tab's session storage. */
export function leaveWithOtherTabs(services: Services): void {
  channel?.addEventListener('message', () => openHome(services));
}
