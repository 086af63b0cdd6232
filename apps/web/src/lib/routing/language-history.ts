import type { Language } from '@nukkad/contract';
import { pathInLanguage, splitLanguagePath } from '@nukkad/domain/language-path.ts';
import { createPath, UNSAFE_createBrowserHistory } from 'react-router-dom';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

export interface LanguageHistory extends History {
  /** Puts the language of the moment into the address of the open page. */
  align(): void;
}

/**
 * The browser's history with the language as a prefix of each address. The router sees addresses without it and so
 * knows one page in three languages: a change of language keeps what is on the screen and where it is scrolled to. A
 * basename cannot: the router has it for good.
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
  // The history's own methods go by its properties, so what is put in their place is what they use.
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
    // An entry from before a change of language is shown in the language of now.
    listen: (listener: Parameters<typeof listen>[0]) =>
      listen((update) => {
        align();
        listener(update);
      }),
  });
}
