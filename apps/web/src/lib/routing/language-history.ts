import type { Language } from '@nukkad/contract';
import { pathInLanguage, splitLanguagePath } from '@nukkad/domain/language-path.ts';
import { createPath, UNSAFE_createBrowserHistory } from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

export interface LanguageHistory extends History {
  /** Replaces the language in the URL of the open page with the current one. */
  align(): void;
}

/**
 * A browser history that adds the language as a prefix to each path. The router sees paths without it, so that a
 * change of language keeps the screen and the scroll position. A basename cannot do that, because the router never
 * changes it.
 */
export function createLanguageHistory(language: () => Language): LanguageHistory {
  const history = UNSAFE_createBrowserHistory();
  const { listen, createHref } = history;
  const read = Object.getOwnPropertyDescriptor(history, 'location')?.get as () => History['location'];
  const align = () => {
    const { href } = window.location;
    const address = new URL(history.createHref(history.location), href).href;
    if (address !== href) window.history.replaceState(window.history.state, '', address);
  };
  // The history's own methods read these properties, so that they use the replacements too.
  Object.defineProperty(history, 'location', {
    get: () => {
      const location = read();
      return { ...location, pathname: splitLanguagePath(location.pathname).path };
    },
  });
  return Object.assign(history, {
    align,
    createHref: (to: Parameters<typeof createHref>[0]) =>
      pathInLanguage(typeof to === 'string' ? to : createPath(to), language()),
    // An entry from before a change of language is shown in the current language.
    listen: (listener: Parameters<typeof listen>[0]) =>
      listen((update) => {
        align();
        listener(update);
      }),
  });
}
