import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { collectChunks } from '../server/assets.ts';

/** Source paths of the screens that work offline. The map is not listed, because it needs a connection. @internal */
export const OFFLINE_SCREENS = [
  'job-list',
  'job-detail',
  'my-jobs',
  'applied-jobs',
  'notifications',
  'offline',
  'search',
  'blog',
  'blog-post',
  'interview-tips',
  'faq',
  'chat-admin',
  'chat-company',
  'company-profile',
].map((screen) => `screens/${screen}/${screen}-screen.tsx`);

/**
 * Source paths of chunks that the offline screens import dynamically: dialogs, the outbox, the API client and its
 * routes.
 */
const PARTS = [
  'src/app/later/',
  'features/applications/apply/apply-dialog',
  'src/screens/job-list/opened-job',
  'contract/src/client',
  'contract/src/account',
  'contract/src/alerts',
  'contract/src/application',
  'contract/src/city',
  'contract/src/companies',
  'contract/src/content',
  'contract/src/jobs',
  'contract/src/notifications',
  'contract/src/session',
  'contract/src/startup',
  'src/features/session/login-dialog',
  'src/features/offline/',
  // This chunk contains the list of all phrase files.
  'i18n/src/import-phrases',
];

/** Returns the files of a build that the service worker precaches, from the build's manifest. */
export function offlineFiles(manifestFile: string): string[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const keys = new Set<string>();
  for (const [key, chunk] of Object.entries(manifest)) {
    const isNeededOffline =
      chunk.isEntry === true ||
      OFFLINE_SCREENS.some((screen) => key.endsWith(screen)) ||
      PARTS.some((part) => key.includes(part));
    if (isNeededOffline) collectChunks(manifest, key, keys);
  }
  const files = [...keys].flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
  });
  return [...new Set(files.map((file) => `/${file}`))].sort();
}
