import { I18nProvider } from '@nukkad/i18n/react.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Services, ServicesProvider } from './services.ts';

interface AppPartsProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** Provides services, phrases and the query cache to the components of the app. */
export function AppParts({ services, children }: AppPartsProps) {
  return (
    <ServicesProvider value={services}>
      <I18nProvider i18n={services.i18n}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </I18nProvider>
    </ServicesProvider>
  );
}
