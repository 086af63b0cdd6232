import type { City } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { Combobox } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { citiesQuery } from '../../lib/place/cities-query.ts';
import { useServices } from '../../lib/services.ts';
import { matchingCities } from './matching-cities.ts';

interface CityFieldProps {
  readonly label: string;
  /** The English name, as stored; blank where none is chosen. */
  readonly value: string;
  /** Blank while what is typed is no city of the list. */
  readonly onChange: (name: string) => void;
  readonly error?: string | undefined;
}

function named(cities: readonly City[], text: string): City | undefined {
  const typed = text.trim().toLowerCase();
  return cities.find((city) =>
    [city.name, ...Object.values(city.names)].some((name) => name.toLowerCase() === typed),
  );
}

/** A city of the list, by its first letters in any of the scripts. */
export function CityField({ label, value, onChange, error }: CityFieldProps) {
  const language = useLanguage();
  const { data, isPending } = useQuery(citiesQuery(useServices()));
  const cities = data?.cities ?? [];
  const shown = cities.find((city) => city.name === value)?.names[language] ?? value;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? shown;
  const options = matchingCities(cities, text === shown ? '' : text).map((city) => ({
    key: city.key,
    label: city.names[language],
    detail: city.state,
    name: city.name,
  }));
  return (
    <Combobox
      label={label}
      text={text}
      onTextChange={(next) => {
        setTyped(next);
        onChange(named(cities, next)?.name ?? '');
      }}
      options={options}
      onChoose={(option) => {
        setTyped(option.label);
        onChange(option.name);
      }}
      isLoading={isPending}
      error={error}
    />
  );
}
