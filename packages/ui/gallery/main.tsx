import { DEFAULT_LANGUAGE, LANGUAGES } from '@nukkad/contract/constants.ts';
import { createI18n, loadPhrases, translator, uiTexts } from '@nukkad/i18n';
import { I18nProvider } from '@nukkad/i18n/react';
import { createRoot } from 'react-dom/client';
import { SnackbarProvider, UiTextsProvider } from '../src/index.ts';
import '../src/styles.css';
import { Gallery } from './gallery.tsx';

/** Query parameters: `page`, `lang` and `theme`. */
const params = new URLSearchParams(location.search);
const language = LANGUAGES.find((known) => known === params.get('lang')) ?? DEFAULT_LANGUAGE;
const i18n = createI18n(
  language,
  await loadPhrases(language, ['common', 'nav', 'jobs', 'filter', 'errors', 'landing', 'login-reasons']),
);
const theme = params.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <UiTextsProvider texts={uiTexts(translator(i18n, 'common'))}>
        <SnackbarProvider>
          <Gallery page={params.get('page') ?? ''} open={params.get('open') ?? ''} />
        </SnackbarProvider>
      </UiTextsProvider>
    </I18nProvider>,
  );
