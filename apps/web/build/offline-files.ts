import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** What can be read, and written for later, without a line; the map and the chat's sockets need one. @internal */
export const OFFLINE_SCREENS = [
  ...['job-list', 'job-detail', 'my-jobs', 'applied-jobs', 'notifications', 'offline', 'search'],
  ...['blog', 'blog-post', 'interview-tips', 'faq', 'chat-admin', 'chat-company', 'company-profile'],
].map((screen) => `screens/${screen}/${screen}-screen.tsx`);

/** Parts that those screens import when they are used: dialogs, the outbox, the client and its routes. */
const PARTS = [
  ...[
    'src/app/later/',
    'features/applications/apply/apply-dialog',
    'src/screens/job-list/opened-job',
    'contract/src/client',
  ],
  ...[
    'account',
    'alerts',
    'application',
    'city',
    'companies',
    'content',
    'jobs',
    'notifications',
    'session',
  ].map((domain) => `contract/src/${domain}`),
  'contract/src/startup',
  'src/features/session/login-dialog',
  'src/features/offline/',
  // The names of all phrase files.
  'i18n/src/import-phrases',
];

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(`/${chunk.file}`)) return;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

/** The files of a build, by its manifest, that the service worker stores ahead. */
export function offlineFiles(manifestFile: string): string[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const files = new Set<string>();
  for (const [key, chunk] of Object.entries(manifest)) {
    const isNeededOffline =
      chunk.isEntry === true ||
      OFFLINE_SCREENS.some((screen) => key.endsWith(screen)) ||
      PARTS.some((part) => key.includes(part));
    if (isNeededOffline) collect(manifest, key, files);
  }
  return [...files].sort();
}
