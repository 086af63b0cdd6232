import type { Namespace } from '@nukkad/i18n';
import type { ComponentType } from 'react';
import type { Services } from '../services.ts';

/**
 * Exports of a screen's file. `load` fills the query cache before the screen is shown, on the server and in the
 * browser.
 */
export interface ScreenModule {
  readonly Screen: ComponentType;
  readonly namespaces?: readonly Namespace[];
  load?(services: Services, url: URL): Promise<unknown>;
}

/** Kind of the item that does not exist although its URL is well formed. `page` means any other kind. */
export type Missing = 'job' | 'company' | 'post' | 'city' | 'page';

/** The occupation and city of a removed job, by which its page offers similar jobs. */
export interface RemovedJob {
  readonly profile: string;
  readonly city: string;
}

/** Throws a 410 response for a job that people could see before it was removed. For use in a screen's `load`. */
export function removedJob(removed: RemovedJob): never {
  throw Response.json({ missing: 'job', removed }, { status: 410 });
}

/** Throws a 404 response. For use in a screen's `load`. */
export function notFound(missing: Missing = 'page'): never {
  throw Response.json({ missing }, { status: 404 });
}
