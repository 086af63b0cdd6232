import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { languageOf } from '../../lib/language/services-language.ts';
import { HOME_PATH } from '../../lib/routing/return-path.ts';
import type { Services } from '../../lib/services.ts';
import { forgetCandidate } from '../../lib/storage/local-storage.ts';
import { forgetTab } from '../../lib/storage/use-session-state.ts';

/** Tells the other tabs of this browser that the reader has left. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('nukkad-left');

async function forgetAnswers({ queryClient }: Services): Promise<void> {
  const { stopStoring } = await import('../offline/answers.ts');
  stopStoring(queryClient);
  const { forgetSeekers } = await import('../offline/forget-seekers.ts');
  await forgetSeekers();
}

async function endPush(): Promise<void> {
  const { forgetPush } = await import('../push/device-push.ts');
  await forgetPush();
}

/**
 * Removes everything about the reader from this browser, because phones are shared: the local storage, stored answers,
 * the outbox and the push subscription. What fails here is removed at the next start.
 */
export async function forgetOnDevice(services: Services): Promise<void> {
  forgetCandidate();
  await Promise.allSettled([forgetAnswers(services), endPush()]);
}

function openHome(services: Services): void {
  forgetTab();
  window.location.assign(pathInLanguage(HOME_PATH, languageOf(services)));
}

/** Loads the home page again for a visitor, here and in the other tabs, so that no page still shows the person. */
export function leaveAsVisitor(services: Services): void {
  channel?.postMessage('left');
  openHome(services);
}

/** Leaves as soon as the reader leaves in another tab; its drafts are in the session storage of this tab alone. */
export function leaveWithOtherTabs(services: Services): void {
  channel?.addEventListener('message', () => openHome(services));
}
