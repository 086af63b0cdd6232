import type { Language } from '@nukkad/contract';
import type { LoadedPhrases, Namespace } from '@nukkad/i18n';
import type { HandedOverQueries } from '../lib/query/restore-queries.ts';
import type { RouterState } from '../lib/routing/router-state.ts';
import type { SiteInfo } from '../lib/site-info.ts';

/** The state that the server embeds in a page, so that the browser does not fetch the same data again. */
export interface PageState {
  readonly language: Language;
  readonly router: RouterState;
  /**
   * The page's phrases. They are embedded because half of them already occur in the page's text, so that they
   * compress better here than in files.
   */
  readonly phrases: LoadedPhrases;
  readonly queries: HandedOverQueries;
  readonly publicOrigin: string;
  readonly site: SiteInfo;
  /** The day in India (YYYY-MM-DD) on which the page was rendered. */
  readonly renderedOn: string;
  /** The path of the page that the service worker stores. It is served at any address while offline. */
  readonly shellPath?: string;
}

/** The phrase namespaces that every page needs. */
export const SHELL_NAMESPACES: readonly Namespace[] = ['common', 'nav', 'errors'];
