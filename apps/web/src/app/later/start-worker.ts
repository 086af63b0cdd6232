import type { Namespace } from '@nukkad/i18n';
import { loadNamespace } from '@nukkad/i18n/namespaces.ts';
import { storeShell } from '../../features/offline/store-shell.ts';
import { languageOf } from '../../lib/language/services-language.ts';
import { registerWorker, workerAddress } from '../../lib/register-worker.ts';
import type { Services } from '../../lib/services.ts';

/**
 * Phrase namespaces of the screens that work offline. Importing them makes the service worker store them. @internal
 */
export const OFFLINE_NAMESPACES: readonly Namespace[] = [
  'common',
  'nav',
  'errors',
  'login-reasons',
  'offline',
  'job',
  'jobs',
  'checks',
  'filter',
  'mine',
  'search',
  // The dialog for applying needs these three.
  'apply',
  'personal',
  'upload',
  'reading',
  'notifications',
  'company',
  'chat',
];

/** Unregisters service workers of other sites that used this origin before, because they would handle our requests. */
async function removeForeignWorkers(): Promise<void> {
  const ownAddress = workerAddress();
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    // A registration without a worker is being registered now, so it is our own.
    if (worker && worker.scriptURL !== ownAddress) await registration.unregister();
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Stores the empty page and the phrases of the reader's language, including those that the server's HTML contained. */
async function storeLanguage(i18n: Services['i18n']): Promise<void> {
  await storeShell();
  if (savesData()) return;
  await Promise.all(OFFLINE_NAMESPACES.map((name) => loadNamespace(languageOf({ i18n }), name)));
}

/** Registers the service worker and makes it store the files for offline use. */
export async function startWorker({ i18n }: Pick<Services, 'i18n'>): Promise<void> {
  // Not available over http and in some private windows.
  if (!('serviceWorker' in navigator)) return;
  await removeForeignWorkers();
  if (!import.meta.env.PROD) return;
  const { active } = await registerWorker();
  i18n.on('languageChanged', () => void storeLanguage(i18n).catch(() => undefined));
  await storeLanguage(i18n);
  if (!savesData()) active?.postMessage('store-assets');
}
