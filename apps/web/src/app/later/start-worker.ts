import type { Namespace } from '@nukkad/i18n';
import { loadNamespace } from '@nukkad/i18n/namespaces.ts';
import { storeShell } from '../../features/offline/store-shell.ts';
import { languageOf } from '../../lib/language/services-language.ts';
import { registerWorker, workerAddress } from '../../lib/register-worker.ts';
import type { Services } from '../../lib/services.ts';

/** The phrases of what is read offline: importing them has the service worker store them. @internal */
export const READ_OFFLINE: readonly Namespace[] = [
  ...(['common', 'nav', 'errors', 'login-reasons'] as const),
  ...(['offline', 'jobs', 'checks', 'filter', 'mine', 'search'] as const),
  // The dialog of applying opens with all of these or not at all.
  ...(['apply', 'personal', 'upload'] as const),
  ...(['reading', 'notifications', 'company', 'chat'] as const),
];

/** Workers of whoever was at this address before would answer for us. */
async function removeForeignWorkers(): Promise<void> {
  const own = workerAddress();
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    // One that is being registered at this moment, as by a press, has no worker yet: it is our own.
    if (worker && worker.scriptURL !== own) await registration.unregister();
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** The empty page and the phrases of the reader's language, also of those that the page brought along with itself. */
async function storeLanguage(i18n: Services['i18n']): Promise<void> {
  await storeShell();
  if (savesData()) return;
  await Promise.all(READ_OFFLINE.map((name) => loadNamespace(languageOf({ i18n }), name)));
}

/** Registers the service worker, and has it store what reading without a line needs. */
export async function startWorker({ i18n }: Pick<Services, 'i18n'>): Promise<void> {
  // Plain http and some private windows have none.
  if (!('serviceWorker' in navigator)) return;
  await removeForeignWorkers();
  if (!import.meta.env.PROD) return;
  const { active } = await registerWorker();
  i18n.on('languageChanged', () => void storeLanguage(i18n).catch(() => undefined));
  await storeLanguage(i18n);
  if (!savesData()) active?.postMessage('store-assets');
}
