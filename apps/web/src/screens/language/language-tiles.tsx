import { LANGUAGES, type Language } from '@nukkad/contract';
import { OWN_LANGUAGE } from '@nukkad/i18n';
import { Check } from 'lucide-react';

interface LanguageTilesProps {
  readonly legend: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Radio buttons for the three languages, each in its own script. */
export function LanguageTiles({ legend, value, onChange }: LanguageTilesProps) {
  return (
    <fieldset className="language-tiles">
      <legend className="nk-hidden">{legend}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} className="language-tile" lang={language}>
          <input
            type="radio"
            name="language"
            value={language}
            checked={language === value}
            onChange={() => onChange(language)}
          />
          <span className="language-tile__letter" aria-hidden>
            {OWN_LANGUAGE[language].full.slice(0, language === 'hi' ? 2 : 1)}
          </span>
          <span className="language-tile__name">{OWN_LANGUAGE[language].full}</span>
          <span className="language-tile__sample">{OWN_LANGUAGE[language].sample}</span>
          <Check className="language-tile__tick" aria-hidden size={22} />
        </label>
      ))}
    </fieldset>
  );
}
