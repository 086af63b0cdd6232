import { useNearbyFocus } from '@nukkad/browser/focus/lost-focus.ts';
import { I18nProvider, useT } from '@nukkad/i18n/react.ts';
import { uiTexts } from '@nukkad/i18n/ui-texts.ts';
import { SnackbarProvider, type UiLinkProps, UiLinkProvider, UiTextsProvider } from '@nukkad/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type HireServices, ServicesProvider } from '../lib/services.ts';

const OUTSIDE = /^(https?:|mailto:|tel:|sms:|blob:|#|\/api\/)/;

/** The link of the UI components: links of this site are followed by the router. */
function HireLink({ href, ...rest }: UiLinkProps) {
  return OUTSIDE.test(href) ? <a href={href} {...rest} /> : <Link to={href} {...rest} />;
}

function UiFrame({ children }: { readonly children: ReactNode }) {
  const t = useT('common');
  const texts = useMemo(() => uiTexts(t), [t]);
  useNearbyFocus();
  return (
    <UiTextsProvider texts={texts}>
      <UiLinkProvider component={HireLink}>
        <SnackbarProvider>{children}</SnackbarProvider>
      </UiLinkProvider>
    </UiTextsProvider>
  );
}

interface AppProps {
  readonly services: HireServices;
  /** The router element. */
  readonly children: ReactNode;
}

/** Provides services, phrases, the query cache and the texts of the UI components. */
export function App({ services, children }: AppProps) {
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nProvider i18n={services.i18n}>
          <Suspense fallback={null}>
            <UiFrame>{children}</UiFrame>
          </Suspense>
        </I18nProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
