import type { Namespace } from '@nukkad/i18n';
import type { ComponentType } from 'react';
import type { Services } from '../services.ts';

/** What a screen's file exports. `load` fills the query cache before the screen is shown, on either side. */
export interface ScreenModule {
  readonly Screen: ComponentType;
  readonly namespaces?: readonly Namespace[];
  load?(services: Services, url: URL): Promise<unknown>;
}

/** What is gone, where the address itself is a good one. */
export type Missing = 'job' | 'company' | 'post' | 'city' | 'page';

/** Answers the page with the status 404, in `load`. */
export function notFound(missing: Missing = 'page'): never {
  throw Response.json({ missing }, { status: 404 });
}
