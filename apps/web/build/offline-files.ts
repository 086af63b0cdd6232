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
  'src/lib/routing/router-engine',
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
  // Loaded after the first interaction on lists and jobs.
  'home-sheet',
  'features/chat/connect-chat',
  'features/chat/send-stored-messages',
  'src/features/offline/',
  // This chunk contains the list of all phrase files.
  'i18n/src/import-phrases',
];

/**
 * Source paths that are stored first, so that an application made while the rest is being stored can be finished, and sent when the
 * connection returns.
 */
const URGENT = [
  'src/app/later/',
  'src/features/offline/',
  'screens/job-detail/',
  'features/applications/apply/apply-dialog',
  'contract/src/applications',
  'screens/my-jobs/',
  'i18n/src/import-phrases',
];

/** Returns the files of a build that the service worker precaches, from the build's manifest, the urgent ones first. */
export function offlineFiles(manifestFile: string): string[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const isNeededOffline = (key: string) =>
    manifest[key]?.isEntry === true ||
    OFFLINE_SCREENS.some((screen) => key.endsWith(screen)) ||
    PARTS.some((part) => key.includes(part));
  const needed = Object.keys(manifest).filter(isNeededOffline);
  const isUrgent = (key: string) =>
    manifest[key]?.isEntry === true || URGENT.some((part) => key.includes(part));
  const keys = new Set<string>();
  for (const key of [...needed.filter(isUrgent), ...needed]) collectChunks(manifest, key, keys);
  const files = [...keys].flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk.file, ...(chunk.css ?? [])] : [];
  });
  return [...new Set(files.map((file) => `/${file}`))];
}
