import { createI18n, loadPhrases, translator, uiTexts } from '@nukkad/i18n';
import type { ReactNode } from 'react';
import { UiTextsProvider } from '../lib/ui-texts.tsx';

const texts = uiTexts(translator(createI18n('en', await loadPhrases('en', ['common'])), 'common'));

/** Provides English texts to the components of a test. */
export function English({ children }: { readonly children: ReactNode }) {
  return <UiTextsProvider texts={texts}>{children}</UiTextsProvider>;
}
