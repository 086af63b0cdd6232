import type { City } from '@nukkad/contract';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { CityPictogram, NativeDialog, Skeleton, TextField } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { citiesQuery } from '../../lib/place/cities-query.ts';
import { type PopularCity, popularCitiesQuery } from '../../lib/place/popular-cities-query.ts';
import { isUnmodifiedClick } from '../../lib/routing/is-unmodified-click.ts';
import { useServices } from '../../lib/services.ts';
import { matchingCities } from './matching-cities.ts';
import { useNearMe } from './use-near-me.tsx';
import './city-sheet.css';

/** Id of the dialog, of which a page has one. */
export const CITY_SHEET = 'city-sheet';

type ChosenCity = Pick<City, 'key' | 'name' | 'names'>;

interface CitySheetProps {
  /** The filters of the page as URL parameters, without its place. They are kept when a city is chosen without script. */
  readonly filters?: URLSearchParams;
  /** Returns the path of a city's list, for a page without filters. */
  readonly pathOf?: (city: PopularCity) => string;
  /** Called with the chosen city; null means all of India. */
  readonly onChoose: (city: ChosenCity | null) => void;
  /** Called when the reader's position is known. */
  readonly onNearMe: () => void;
}

/** Returns a function that builds the address of the list with these filters and a place. */
function useListHref(filters: URLSearchParams) {
  const list = useHref('/joblist');
  return (place: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams(filters);
    for (const [name, value] of Object.entries(place)) params.set(name, value);
    return params.size > 0 ? `${list}?${params}` : list;
  };
}

const NO_FILTERS = new URLSearchParams();

/**
 * A sheet with "near me", the popular cities with their number of jobs, and a search for any other city. It is complete in the
 * server's HTML: its rows are links and its search is a form. With script, a choice keeps the page open.
 */
export function CitySheet({ filters = NO_FILTERS, pathOf, onChoose, onNearMe }: CitySheetProps) {
  const t = useT('nav');
  const dialog = useRef<HTMLDialogElement>(null);
  const nearMe = useNearMe(onNearMe);
  const filter = useT('filter');
  const hrefOf = useListHref(filters);
  const root = useHref('/').replace(/\/$/, '');
  const cityHref = (city: PopularCity) => (pathOf ? root + pathOf(city) : hrefOf({ city: city.name }));
  const choose = (then: () => void) => {
    dialog.current?.close();
    then();
  };
  return (
    <>
      <NativeDialog ref={dialog} id={CITY_SHEET} look="sheet" title={t('chooseCity')}>
        <div className="city-sheet">
          <a
            className="city-tile city-tile--near"
            href={hrefOf({ near: 'me', sort: 'nearest' })}
            onClick={onUnmodifiedClick(() => choose(nearMe.ask))}
          >
            <LocateFixed aria-hidden size={24} />
            {filter('nearMe')}
          </a>
          <CityChoice
            filters={filters}
            hrefOf={hrefOf}
            cityHref={cityHref}
            onChoose={(city) => choose(() => onChoose(city))}
          />
        </div>
      </NativeDialog>
      {nearMe.dialogs}
    </>
  );
}

/** Handles a click that would open the link in this tab. */
const onUnmodifiedClick = (then: () => void) => (event: MouseEvent) => {
  if (!isUnmodifiedClick(event)) return;
  event.preventDefault();
  then();
};

interface CityChoiceProps extends Pick<CitySheetProps, 'onChoose'> {
  readonly filters: URLSearchParams;
  readonly hrefOf: (place: Readonly<Record<string, string>>) => string;
  readonly cityHref: (city: PopularCity) => string;
}

function CityChoice({ filters, hrefOf, cityHref, onChoose }: CityChoiceProps) {
  const t = useT('nav');
  const common = useT('common');
  const services = useServices();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // The browser keeps what was typed before hydration.
  useEffect(() => setText(field.current?.value ?? ''), []);
  const { data: popular = [] } = useQuery(popularCitiesQuery(services));
  const all = useQuery({ ...citiesQuery(services), enabled: text !== '' });
  const isSearched = text !== '';
  const matches = isSearched ? matchingCities(all.data?.cities ?? [], text) : popular;
  const [first] = matches;
  return (
    <>
      <form
        action={hrefOf({}).split('?')[0]}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSearched && first) onChoose(first);
        }}
      >
        {[...filters].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          ref={field}
          label={t('city')}
          name="city"
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          type="search"
        />
      </form>
      {isSearched && all.isPending && <Skeleton shape="card" />}
      <ul className="city-sheet__grid">
        {!isSearched && (
          <li>
            <a className="city-tile" href={hrefOf({})} onClick={onUnmodifiedClick(() => onChoose(null))}>
              <CityPictogram name="city" size={40} />
              {t('anyCity')}
            </a>
          </li>
        )}
        {matches.map((city) => (
          <li key={city.key}>
            <a className="city-tile" href={cityHref(city)} onClick={onUnmodifiedClick(() => onChoose(city))}>
              <CityTile city={city} />
            </a>
          </li>
        ))}
      </ul>
      {isSearched && !all.isPending && matches.length === 0 && <p>{common('noMatch', { text })}</p>}
    </>
  );
}

/** Landmark, name, and the number of jobs; the state instead for a city that is not popular. */
function CityTile({ city }: { readonly city: PopularCity & Partial<Pick<City, 'state' | 'isPopular'>> }) {
  const t = useT('nav');
  const { number } = useFormat();
  const { icon, names, openJobs, isPopular, state } = city;
  return (
    <>
      {icon && <CityPictogram name={icon} size={40} />}
      <span>{names[useLanguage()]}</span>
      {openJobs !== undefined && (
        <small>{t('openJobs', { count: openJobs, number: number(openJobs) })}</small>
      )}
      {isPopular === false && <small>{state}</small>}
    </>
  );
}
