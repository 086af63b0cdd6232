import type { Language } from '@nukkad/contract';
import type { I18n } from '@nukkad/i18n';
import { type ReactNode, useSyncExternalStore } from 'react';
import { AppParts } from '../lib/app-parts.tsx';
import type { Theme } from '../lib/choose-theme.ts';
import type { Services } from '../lib/services.ts';
import { Document } from './document.tsx';

/** Returns the current language, and renders again when the reader changes it. */
function useDocumentLanguage(i18n: I18n): Language {
  const subscribe = (listener: () => void) => {
    i18n.on('languageChanged', listener);
    return () => i18n.off('languageChanged', listener);
  };
  const read = () => i18n.language as Language;
  return useSyncExternalStore(subscribe, read, read);
}

interface AppProps {
  readonly services: Services;
  readonly theme: Theme;
  /** The router element: static on the server, a browser router in the browser. */
  readonly children: ReactNode;
}

/** Renders the document and provides services, phrases and the query cache. */
export function App({ services, theme, children }: AppProps) {
  const language = useDocumentLanguage(services.i18n);
  return (
    <AppParts services={services}>
      <Document language={language} theme={theme}>
        {children}
      </Document>
    </AppParts>
  );
}
