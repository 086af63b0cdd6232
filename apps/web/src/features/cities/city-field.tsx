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
  /** English name of the city; empty if none is chosen. */
  readonly value: string;
  /** Called with an empty string while the text matches no city. */
  readonly onChange: (name: string) => void;
  readonly error?: string | undefined;
}

function named(cities: readonly City[], text: string): City | undefined {
  const typed = text.trim().toLowerCase();
  return cities.find((city) =>
    [city.name, ...Object.values(city.names)].some((name) => name.toLowerCase() === typed),
  );
}

/** A combobox of cities. It finds a city by the first letters of its name in any language. */
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
