import type { ShownError } from '@nukkad/i18n';
import type { ComponentType } from 'react';
import { shownError } from '../query/shown-error.ts';
import type { Services } from '../services.ts';
import { type Missing, NotFound, Redirect } from './screen-module.ts';
import { matchRoute, type ScreenRoute } from './screen-route.ts';

/** What an address shows: its screen with phrases and data at hand, nothing, an error, or another address. */
export type Prepared =
  | { readonly kind: 'screen'; readonly Screen: ComponentType; readonly source: string }
  | { readonly kind: 'missing'; readonly missing: Missing }
  | { readonly kind: 'failed'; readonly error: ShownError }
  | { readonly kind: 'redirect'; readonly to: string };

/** As much of it as crosses from the server into the browser. */
export type Outcome =
  | { readonly kind: 'screen' }
  | Extract<Prepared, { readonly kind: 'missing' }>
  | Extract<Prepared, { readonly kind: 'failed' }>;

function preparedFrom(error: unknown): Prepared {
  if (error instanceof NotFound) return { kind: 'missing', missing: error.missing };
  if (error instanceof Redirect) return { kind: 'redirect', to: error.to };
  return { kind: 'failed', error: shownError(error) };
}

/** Fetches the chunk, the phrases and the data of an address; a fault comes back as a value and to `onFault`. */
export async function prepareScreen(
  services: Services,
  routes: readonly ScreenRoute[],
  url: URL,
  onFault: (error: unknown) => void,
): Promise<Prepared> {
  const route = matchRoute(routes, url.pathname);
  if (!route) return { kind: 'missing', missing: 'page' };
  try {
    const { Screen, namespaces = [], load } = await route.load();
    await Promise.all([services.i18n.loadNamespaces([...namespaces]), load?.(services, url)]);
    return { kind: 'screen', Screen, source: route.source };
  } catch (error) {
    const prepared = preparedFrom(error);
    if (prepared.kind === 'failed') onFault(error);
    return prepared;
  }
}

/** The screen that the server has rendered: its phrases and data are here already. */
export async function preparedByServer(
  routes: readonly ScreenRoute[],
  pathname: string,
  outcome: Outcome,
): Promise<Prepared> {
  if (outcome.kind !== 'screen') return outcome;
  const route = matchRoute(routes, pathname);
  if (!route) return { kind: 'missing', missing: 'page' };
  const { Screen } = await route.load();
  return { kind: 'screen', Screen, source: route.source };
}
