import { splitLanguagePath } from '@nukkad/domain/language-path.ts';

/**
 * Calls `prepare` with the path of a link to this site when it is pressed. The code of the next page then arrives while the finger is
 * still on the screen.
 */
export function preparePressedLinks(prepare: (path: string) => void): void {
  const begin = ({ target }: PointerEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin && link.target === '')
      prepare(splitLanguagePath(link.pathname).path);
  };
  window.addEventListener('pointerdown', begin, { passive: true, capture: true });
}
