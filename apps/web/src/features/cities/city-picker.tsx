import type { City } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, CityPictogram, Skeleton, TextField } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { citiesQuery } from '../../lib/place/cities-query.ts';
import { useServices } from '../../lib/services.ts';
import { matchingCities } from './matching-cities.ts';
import './city-picker.css';

interface CityPickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the chosen city; null means all of India. */
  readonly onChoose: (city: City | null) => void;
}

/** A sheet with the popular cities and a search for any other city by its first letters in any language. */
export function CityPicker({ isOpen, onClose, onChoose }: CityPickerProps) {
  const t = useT('nav');
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('chooseCity')}>
      <CityChoice onChoose={onChoose} />
    </BottomSheet>
  );
}

function CityChoice({ onChoose }: Pick<CityPickerProps, 'onChoose'>) {
  const t = useT('nav');
  const common = useT('common');
  const language = useLanguage();
  const [text, setText] = useState('');
  const { data, isPending } = useQuery(citiesQuery(useServices()));
  const matches = matchingCities(data?.cities ?? [], text);
  return (
    <div className="city-picker">
      <TextField
        label={t('city')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        type="search"
      />
      {isPending && <Skeleton shape="card" />}
      <ul className="city-picker__grid">
        {text === '' && (
          <li>
            <button type="button" className="city-tile" onClick={() => onChoose(null)}>
              <CityPictogram name="city" size={40} />
              {t('anyCity')}
            </button>
          </li>
        )}
        {matches.map((city) => (
          <li key={city.key}>
            <button type="button" className="city-tile" onClick={() => onChoose(city)}>
              {city.icon && <CityPictogram name={city.icon} size={40} />}
              <span>{city.names[language]}</span>
              {!city.isPopular && <small>{city.state}</small>}
            </button>
          </li>
        ))}
      </ul>
      {!isPending && matches.length === 0 && <p>{common('noMatch', { text })}</p>}
    </div>
  );
}
