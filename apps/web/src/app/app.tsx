import { I18nProvider } from '@nukkad/i18n/react.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Services, ServicesProvider } from '../lib/services.ts';
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
    <ServicesProvider value={services}>
      <I18nProvider i18n={services.i18n}>
        <QueryClientProvider client={services.queryClient}>
          <Document language={language} theme={theme}>
            {children}
          </Document>
        </QueryClientProvider>
      </I18nProvider>
    </ServicesProvider>
  );
}
