import { useEffect, useRef } from 'react';
import { redirect, replace, useLocation, useNavigate } from 'react-router-dom';
import { homeOfChosenCity } from '../../lib/place/chosen-city.ts';
import { HOME_PATH } from '../../lib/routing/return-path.ts';
import type { Services } from '../../lib/services.ts';

function isUnfilteredHome({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return pathname === HOME_PATH && search === '';
}

/** Redirects the home page to the reader's chosen city. Only the browser knows the city, so the server does not redirect. */
export function requireChosenCity({ isServer }: Pick<Services, 'isServer'>, url: URL): void {
  const home = isServer || !isUnfilteredHome(url) ? null : homeOfChosenCity();
  if (home === null) return;
  // On the page of the city itself, replace the history entry instead of adding a second one.
  const isHere = (window.location.pathname + window.location.search).endsWith(home);
  throw isHere ? replace(home) : redirect(home);
}

/** Navigates to the chosen city after the first page of a visit, which the server renders without a city. */
export function useChosenCityAtFirst(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isUnfiltered = useRef(isUnfilteredHome(location));
  useEffect(() => {
    const home = homeOfChosenCity();
    if (isUnfiltered.current && home !== null) navigate(home, { replace: true });
    isUnfiltered.current = false;
  }, [navigate]);
}
