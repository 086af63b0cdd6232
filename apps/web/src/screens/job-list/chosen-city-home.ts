import { useEffect, useRef } from 'react';
import { redirect, replace, useLocation, useNavigate } from 'react-router-dom';
import { homeOfChosenCity } from '../../lib/place/chosen-city.ts';
import { HOME_PATH } from '../../lib/routing/return-path.ts';
import type { Services } from '../../lib/services.ts';

function isPlainHome({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return pathname === HOME_PATH && search === '';
}

/** Redirects the plain home page, which every press of Home opens, to the chosen city. Only the browser knows the city. */
export function requireChosenCity({ isServer }: Pick<Services, 'isServer'>, url: URL): void {
  const home = isServer || !isPlainHome(url) ? null : homeOfChosenCity();
  if (home === null) return;
  // Pressed again on the same page: no second entry in the history.
  const isHere = (window.location.pathname + window.location.search).endsWith(home);
  throw isHere ? replace(home) : redirect(home);
}

/** The first page of a visit is rendered for everybody, without a city: the chosen one is shown once the page is here. */
export function useChosenCityAtFirst(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isPlain = useRef(isPlainHome(location));
  useEffect(() => {
    const home = homeOfChosenCity();
    if (isPlain.current && home !== null) navigate(home, { replace: true });
    isPlain.current = false;
  }, [navigate]);
}
