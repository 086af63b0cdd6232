import { Router } from 'react-router-dom';
import type { Prepared } from '../lib/routing/prepare-screen.ts';
import { PlaceView } from './place-view.tsx';
import { staticNavigator } from './static-navigator.ts';

/** One place as the server renders it. */
export function ServerPlace({ url, shown }: { readonly url: URL; readonly shown: Prepared }) {
  const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' };
  return (
    <Router location={location} navigator={staticNavigator} static>
      <PlaceView shown={shown} />
    </Router>
  );
}
