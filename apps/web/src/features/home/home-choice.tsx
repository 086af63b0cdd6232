import type { Place } from '@nukkad/contract';
import { latinDigits } from '@nukkad/domain/latin-digits.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, TextField } from '@nukkad/ui';
import { useState } from 'react';
import { type Home, homeOf, useHome } from '../../lib/place/home.ts';
import { useFoundPlaces } from '../../lib/place/use-found-places.ts';
import { AtHomeButton } from './at-home-button.tsx';
import { SpeakButton } from './speak-button.tsx';
import './home-sheet.css';

interface HomeChoiceProps {
  readonly city: string | undefined;
  readonly initialText: string | undefined;
  readonly onChoose: (home: Home) => void;
  readonly onRemove: () => void;
}

const PIN_DIGITS = 6;

/** Returns the digits of a text that is only a number, such as a PIN code that is being typed; null for other texts. */
function digitsOf(text: string): string | null {
  const digits = latinDigits(text).replaceAll(/\s/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

/** A field with suggestions, the areas of the city to tap, and the device's position. */
export function HomeChoice({ city, initialText = '', onChoose, onRemove }: HomeChoiceProps) {
  const t = useT('home');
  const language = useLanguage();
  const home = useHome();
  const [text, setText] = useState(initialText);
  const isTyped = text.trim() !== '';
  const { places, isCurrent } = useFoundPlaces(isTyped ? text : (city ?? ''));
  const digits = digitsOf(text);
  const isPartOfPin = digits !== null && digits.length < PIN_DIGITS;
  const problem = isTyped && isCurrent && places.length === 0 ? problemOf(digits) : undefined;

  function problemOf(typed: string | null): string | undefined {
    if (typed === null) return t('unknown');
    if (typed.length < PIN_DIGITS) return undefined;
    return typed.length > PIN_DIGITS ? t('shortPin') : t('unknownPin', { pin: typed });
  }

  const nameOf = ({ kind, key, names }: Place) =>
    kind === 'PIN' ? t('pin', { pin: key, place: names[language] }) : names[language];

  return (
    <div className="home-choice">
      <p>{t('why')}</p>
      <div className="home-choice__field">
        <TextField
          label={t('field')}
          hint={isPartOfPin ? t('shortPin') : t('example')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={problem}
          autoComplete="postal-code"
          type="search"
        />
        <SpeakButton onSpoken={setText} />
      </div>
      {!isTyped && places.length > 0 && <p className="home-choice__areas">{t('areas')}</p>}
      <ul className="home-choice__places" aria-live="polite">
        {(isPartOfPin ? [] : places).map((place) => (
          <li key={`${place.kind}-${place.key}`}>
            <button type="button" className="home-choice__place" onClick={() => onChoose(homeOf(place))}>
              {nameOf(place)}
            </button>
          </li>
        ))}
      </ul>
      <AtHomeButton onFound={(point) => onChoose({ point, names: null })} />
      {home && (
        <Button variant="quiet" onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
      <p className="home-choice__note">{t('onDevice')}</p>
    </div>
  );
}
