import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { useEarlyTap } from '../lib/early-tap/use-early-tap.ts';
import type { Navigation, Place } from '../lib/routing/navigation.ts';
import { NavigationProvider } from '../lib/routing/navigation-context.ts';
import { PlaceView } from './place-view.tsx';

/** Scrolls where the history says, and starts listeners at the top of another page. */
function useArrival(place: Place): void {
  useLayoutEffect(() => {
    if (place.scrollTo !== null) window.scrollTo(0, place.scrollTo);
    if (place.isOtherPage) document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
}

/** The place where the reader is, followed as they move. */
export function BrowserPlace({ navigation }: { readonly navigation: Navigation }) {
  const [place, setPlace] = useState(() => navigation.get());
  useEffect(
    () => navigation.subscribe(() => startTransition(() => setPlace(navigation.get()))),
    [navigation],
  );
  useArrival(place);
  useEarlyTap();
  return (
    <NavigationProvider value={navigation}>
      <Router location={place.location} navigator={navigation.navigator}>
        <PlaceView shown={place.shown} />
      </Router>
    </NavigationProvider>
  );
}
