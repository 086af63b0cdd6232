import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { closeDialog } from '@nukkad/ui';
import { House } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useHome } from '../../lib/place/home.ts';
import { type AreaOrPin, CitySheet, type CitySheetProps } from '../cities/city-sheet.tsx';
import { LazyHomeSheet } from './lazy-home-sheet.ts';

interface PlaceSheetProps extends Omit<CitySheetProps, 'homeRow' | 'onArea'> {
  /** The city whose areas are offered as a home at first. */
  readonly city: string | undefined;
  /** Called with the name of a chosen area, such as "Wakad, Pune". */
  readonly onArea: (name: string) => void;
}

/**
 * The sheet of cities, with the home as its first row. While the home is unknown, the row asks for it. The jobs near
 * the home are shown once it is known. A PIN code is offered as the home, because people know their own.
 */
export function PlaceSheet({ city, onArea, ...sheet }: PlaceSheetProps) {
  const t = useT('nav');
  const language = useLanguage();
  const hasHome = useHome() !== undefined;
  /** The text that the sheet of the home begins with; null while it is closed. */
  const [asked, setAsked] = useState<string | null>(null);
  const ask = ({ currentTarget }: MouseEvent) => {
    closeDialog(currentTarget.closest('dialog'));
    setAsked('');
  };
  const chooseArea = ({ kind, key, names }: AreaOrPin) => {
    if (kind === 'PIN') setAsked(key);
    else onArea(names[language]);
  };
  return (
    <>
      <CitySheet
        {...sheet}
        onArea={chooseArea}
        homeRow={
          !hasHome && (
            <button type="button" className="city-tile city-tile--near" onClick={ask}>
              <House aria-hidden size={24} />
              {t('askHome')}
            </button>
          )
        }
      />
      <LazyHomeSheet
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        city={city}
        text={asked ?? ''}
        onSaved={sheet.onNearMe}
      />
    </>
  );
}
