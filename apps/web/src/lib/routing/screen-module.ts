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

/** The thing that a well-formed URL names but that does not exist. */
export type Missing = 'job' | 'company' | 'post' | 'city' | 'page';

/** Throws a 404 response, in a screen's `load`. */
export function notFound(missing: Missing = 'page'): never {
  throw Response.json({ missing }, { status: 404 });
}
