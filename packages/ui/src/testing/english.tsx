import { createI18n, loadPhrases, translator, uiTexts } from '@nukkad/i18n';
import type { ReactNode } from 'react';
import { UiTextsProvider } from '../lib/ui-texts.tsx';

const texts = uiTexts(translator(createI18n('en', await loadPhrases('en', ['common'])), 'common'));

/** For a test: components that speak English. */
export function English({ children }: { readonly children: ReactNode }) {
  return <UiTextsProvider texts={texts}>{children}</UiTextsProvider>;
}
