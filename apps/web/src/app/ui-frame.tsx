import { useT } from '@nukkad/i18n/react.ts';
import { uiTexts } from '@nukkad/i18n/ui-texts.ts';
import { type UiLinkProps, UiLinkProvider, type UiTexts, UiTextsProvider } from '@nukkad/ui';
import { type ReactNode, useMemo } from 'react';
import { AppLink } from '../lib/routing/app-link.tsx';

const OUTSIDE = /^(https?:|mailto:|tel:|blob:|#|\/api\/)/;

function RouterLink({ href, ...rest }: UiLinkProps) {
  return OUTSIDE.test(href) ? <a href={href} {...rest} /> : <AppLink to={href} {...rest} />;
}

/** Provides the UI components with texts in the reader's language and the router's links. */
export function UiFrame({ children }: { readonly children: ReactNode }) {
  const t = useT('common');
  const texts = useMemo<UiTexts>(() => uiTexts(t), [t]);
  return (
    <UiTextsProvider texts={texts}>
      <UiLinkProvider component={RouterLink}>{children}</UiLinkProvider>
    </UiTextsProvider>
  );
}
