import type { City, Place } from '@nukkad/contract';
import { latinDigits } from '@nukkad/domain/latin-digits.ts';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { CityPictogram, closeDialog, NativeDialog, Skeleton, TextField } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { House, LocateFixed } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { citiesQuery } from '../../lib/place/cities-query.ts';
import { useHome } from '../../lib/place/home.ts';
import { type PopularCity, popularCitiesQuery } from '../../lib/place/popular-cities-query.ts';
import { useFoundPlaces } from '../../lib/place/use-found-places.ts';
import { isUnmodifiedClick } from '../../lib/routing/is-unmodified-click.ts';
import { useServices } from '../../lib/services.ts';
import { matchingCities } from './matching-cities.ts';
import { useNearMe } from './use-near-me.tsx';
import './city-sheet.css';

/** Id of the dialog, of which a page has one. */
export const CITY_SHEET = 'city-sheet';

type ChosenCity = Pick<City, 'key' | 'name' | 'names'>;

/** An area of a city or a PIN code. */
export type AreaOrPin = Place & { readonly kind: 'LOCALITY' | 'PIN' };

export interface CitySheetProps {
  /** The filters of the page as URL parameters, without its place. They are kept when a city is chosen without script. */
  readonly filters?: URLSearchParams;
  /** Returns the path of a city's list, for a page without filters. */
  readonly pathOf?: (city: PopularCity) => string;
  /** Called with the chosen city; null means all of India. */
  readonly onChoose: (city: ChosenCity | null) => void;
  /** Called with a chosen area or PIN code. */
  readonly onArea: (area: AreaOrPin) => void;
  /** Called when the reader's position is known. */
  readonly onNearMe: () => void;
  /** The first row while the home is unknown. */
  readonly homeRow: ReactNode;
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
 * A sheet with the home, "near me", the popular cities with their number of jobs, and a search for any other city, area or
 * PIN code. It is complete in the server's HTML: its rows are links and its search is a form. With script, a choice
 * keeps the page open.
 */
export function CitySheet({
  filters = NO_FILTERS,
  pathOf,
  onChoose,
  onArea,
  onNearMe,
  homeRow,
}: CitySheetProps) {
  const t = useT('nav');
  const dialog = useRef<HTMLDialogElement>(null);
  const nearMe = useNearMe(onNearMe);
  const hrefOf = useListHref(filters);
  const root = useHref('/').replace(/\/$/, '');
  const cityHref = (city: PopularCity) => (pathOf ? root + pathOf(city) : hrefOf({ city: city.name }));
  const choose = (then: () => void) => {
    closeDialog(dialog.current);
    then();
  };
  return (
    <>
      <NativeDialog ref={dialog} id={CITY_SHEET} look="sheet" title={t('chooseCity')}>
        <div className="city-sheet">
          {homeRow}
          <a
            className="city-tile city-tile--near"
            href={hrefOf({ near: 'me', sort: 'nearest' })}
            onClick={onUnmodifiedClick(() => choose(nearMe.ask))}
          >
            <NearLabel />
          </a>
          <CityChoice
            filters={filters}
            hrefOf={hrefOf}
            cityHref={cityHref}
            onChoose={(city) => choose(() => onChoose(city))}
            onArea={(area) => choose(() => onArea(area))}
          />
        </div>
      </NativeDialog>
      {nearMe.dialogs}
    </>
  );
}

/** "Near my home" with its name, or "near me" if the home is unknown. */
function NearLabel() {
  const t = useT('nav');
  const filter = useT('filter');
  const language = useLanguage();
  const home = useHome();
  if (!home)
    return (
      <>
        <LocateFixed aria-hidden size={24} />
        {filter('nearMe')}
      </>
    );
  return (
    <>
      <House aria-hidden size={24} />
      <span>
        {t('nearHome')} {home.names && <small>{home.pin ?? home.names[language]}</small>}
      </span>
    </>
  );
}

/** Handles a click that would open the link in this tab. */
const onUnmodifiedClick = (then: () => void) => (event: MouseEvent) => {
  if (!isUnmodifiedClick(event)) return;
  event.preventDefault();
  then();
};

interface CityChoiceProps extends Pick<CitySheetProps, 'onChoose' | 'onArea'> {
  readonly filters: URLSearchParams;
  readonly hrefOf: (place: Readonly<Record<string, string>>) => string;
  readonly cityHref: (city: PopularCity) => string;
}

const isArea = (place: Place): place is AreaOrPin => place.kind !== 'CITY';
/** Whether a text is the beginning of a PIN code, which matches nothing yet. */
const isPartOfPin = (text: string) => /^\d{1,5}$/.test(latinDigits(text).replaceAll(/\s/g, ''));

function CityChoice({ filters, hrefOf, cityHref, onChoose, onArea }: CityChoiceProps) {
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
  const { places, isCurrent } = useFoundPlaces(text);
  const areas = places.filter(isArea);
  const [city] = matches;
  const [area] = areas;
  const isNothing = isSearched && isCurrent && !all.isPending && !city && !area && !isPartOfPin(text);
  const submit = () => {
    if (isSearched && city) onChoose(city);
    else if (area) onArea(area);
  };
  return (
    <>
      <form
        action={hrefOf({}).split('?')[0]}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {[...filters].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          ref={field}
          label={t('place')}
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
        {areas.map((place) => (
          <li key={place.key}>
            <button type="button" className="city-tile" onClick={() => onArea(place)}>
              <AreaTile place={place} />
            </button>
          </li>
        ))}
      </ul>
      {isNothing && <p>{common('noMatch', { text })}</p>}
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

/** The name of an area; for a PIN code, its digits and the nearest known place. */
function AreaTile({ place: { kind, key, names } }: { readonly place: AreaOrPin }) {
  const name = names[useLanguage()];
  if (kind === 'LOCALITY') return <span>{name}</span>;
  return (
    <>
      <span>{key}</span>
      <small>{name}</small>
    </>
  );
}
