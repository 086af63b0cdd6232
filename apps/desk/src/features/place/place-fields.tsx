import { type SuggestedPlace, suggestPlaces } from '@nukkad/contract/partner/suggestion.routes.ts';
import type { Localized } from '@nukkad/contract/shared/shared.domain.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Combobox } from '@nukkad/ui';
import { useState } from 'react';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { useCalm } from '../../lib/use-calm.ts';

/** A place as the fields know it. A city that was not chosen from the list is null. */
export interface ChosenPlace {
  /** The slug of the city. */
  readonly city: string | null;
  readonly locality: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface PlaceFieldsProps {
  readonly place: ChosenPlace;
  /** Called with the parts that change. */
  readonly onChange: (change: Partial<ChosenPlace>) => void;
  /** Whether a missing city is shown as an error. */
  readonly isChecked?: boolean;
}

const NO_PLACE: ChosenPlace = { city: null, locality: null, latitude: null, longitude: null };

function placeOf({ city, locality, latitude, longitude }: SuggestedPlace): ChosenPlace {
  return { city, locality, latitude, longitude };
}

function useOptions(query: Parameters<typeof usePartnerQuery<typeof suggestPlaces>>[1]['query']) {
  const language = useLanguage();
  const found = usePartnerQuery(suggestPlaces, { query });
  const options = (found.data?.items ?? []).map((place) => {
    const { city, cityNames, locality, localityNames } = place;
    const name = cityNames[language];
    const area = localityNames?.[language];
    return {
      key: `${city}/${locality ?? ''}`,
      label: area ?? name,
      detail: area === undefined ? undefined : name,
      place,
    };
  });
  return { options, isLoading: found.isFetching };
}

/** Returns the name of a city; an empty text until it is loaded. */
function useCity(slug: string | null): { readonly names: Localized; readonly place: ChosenPlace } | null {
  const found = usePartnerQuery(suggestPlaces, { query: slug === null ? {} : { city: slug } });
  const city = found.data?.items.find((one) => one.city === slug && one.locality === null);
  return city === undefined ? null : { names: city.cityNames, place: placeOf(city) };
}

/** The city, chosen from a list, then the area. */
export function PlaceFields({ place, onChange, isChecked = false }: PlaceFieldsProps) {
  return (
    <>
      <CityField place={place} onChoose={onChange} isChecked={isChecked} />
      {place.city !== null && (
        <AreaField key={place.city} city={place.city} place={place} onChoose={onChange} onChange={onChange} />
      )}
    </>
  );
}

interface CityFieldProps extends Pick<PlaceFieldsProps, 'place' | 'isChecked'> {
  readonly onChoose: (place: ChosenPlace) => void;
}

function CityField({ place, onChoose, isChecked }: CityFieldProps) {
  const t = useT('hire-place');
  const language = useLanguage();
  const city = useCity(place.city);
  // Null until something is typed: then the field shows the name of the chosen city.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? city?.names[language] ?? '';
  const { options, isLoading } = useOptions({ text: useCalm(typed?.trim() ?? '') });

  function type(next: string): void {
    setTyped(next);
    if (place.city !== null) onChoose(NO_PLACE);
  }

  return (
    <Combobox
      label={t('city')}
      hint={t('cityHint')}
      error={isChecked && place.city === null ? t('cityMissing') : null}
      text={text}
      onTextChange={type}
      options={typed === null ? [] : options}
      isLoading={typed !== null && isLoading}
      isFree={typed === null || typed.trim() === ''}
      onChoose={({ place: chosen }) => {
        setTyped(null);
        onChoose(placeOf(chosen));
      }}
    />
  );
}

interface AreaFieldProps {
  readonly city: string;
  readonly place: ChosenPlace;
  readonly onChoose: (place: ChosenPlace) => void;
  readonly onChange: (change: Partial<ChosenPlace>) => void;
}

/** The area. Any text may be typed; an area or PIN code of the list also sets the position. */
function AreaField({ city, place, onChoose, onChange }: AreaFieldProps) {
  const t = useT('hire-place');
  const language = useLanguage();
  const known = useCity(city);
  const [typed, setTyped] = useState(place.locality ?? '');
  const { options, isLoading } = useOptions({ city, text: useCalm(typed.trim()) });
  const areas = options.filter(({ place: { locality } }) => locality !== null || /\d/.test(typed));
  return (
    <Combobox
      label={t('locality')}
      hint={
        place.locality === null && known !== null
          ? `${t('localityHint')} ${t('middle', { city: known.names[language] })}`
          : t('localityHint')
      }
      isOptional
      isFree
      text={typed}
      options={areas}
      isLoading={isLoading}
      onTextChange={(text) => {
        setTyped(text);
        // A text that is not chosen from the list says nothing about the position.
        onChange({ locality: text.trim() || null });
      }}
      onChoose={({ label, place: chosen }) => {
        setTyped(chosen.locality === null ? typed : label);
        onChoose(placeOf(chosen));
      }}
    />
  );
}
