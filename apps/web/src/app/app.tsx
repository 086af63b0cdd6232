import type { ReactNode } from 'react';
import { AppParts } from '../lib/app-parts.tsx';
import type { Services } from '../lib/services.ts';
import type { Theme } from '../lib/theme/choose-theme.ts';
import { Document } from './document.tsx';
import { useDocumentLanguage } from './use-document-language.ts';

interface AppProps {
  readonly services: Services;
  readonly theme: Theme;
  /** The router of the side that renders. */
  readonly children: ReactNode;
}

/** The app around the router: services, phrases, query cache, document. */
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
