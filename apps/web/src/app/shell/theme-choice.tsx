import { useT } from '@nukkad/i18n/react.ts';
import { useEffect, useState } from 'react';
import { chooseTheme, chosenTheme, type Theme } from '../../lib/choose-theme.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** Lets the reader choose the light theme, the dark theme, or that of the device. */
export function ThemeChoice() {
  const t = useT('nav');
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(chosenTheme()), []);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <fieldset className="theme-choice">
      <legend>{t('theme.label')}</legend>
      {THEMES.map((name) => (
        <button
          key={name}
          type="button"
          className="nk-chip"
          aria-pressed={name === theme}
          onClick={() => choose(name)}
        >
          {t(`theme.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
