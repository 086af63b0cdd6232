import type { Language } from '@nukkad/contract';
import type { LoadedPhrases, Namespace } from '@nukkad/i18n';
import type { DehydratedState } from '@tanstack/react-query';
import type { RouterState } from '../lib/routing/router-state.ts';
import type { SiteInfo } from '../lib/site-info.ts';

/** What the server hands over beside the page, so that the browser fetches nothing twice. */
export interface PageState {
  readonly language: Language;
  readonly router: RouterState;
  /** In the page itself: half of them stand in its text already, so that they cost less here than in files. */
  readonly phrases: LoadedPhrases;
  readonly queries: DehydratedState;
  readonly publicOrigin: string;
  readonly site: SiteInfo;
  /** The day in India (YYYY-MM-DD) that the page was made on. */
  readonly renderedOn: string;
  /** Of the page that the service worker stores: its own path, since it is served at any address without a line. */
  readonly shellPath?: string;
}

/** Phrases that every page needs. */
export const SHELL_NAMESPACES: readonly Namespace[] = ['common', 'nav', 'errors'];
