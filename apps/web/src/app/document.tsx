import type { Language } from '@nukkad/contract';
import type { ReactNode } from 'react';

import type { Theme } from '../lib/choose-theme.ts';

interface DocumentProps {
  readonly language: Language;
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** The HTML document, rendered on the server and in the browser. React moves `title` and `meta` elements into its head. */
export function Document({ language, theme, children }: DocumentProps) {
  return (
    <html lang={language} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
