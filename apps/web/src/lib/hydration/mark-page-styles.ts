/**
 * Adds a disabled link for each style sheet whose text is in the page. Such a link loads nothing. Vite's loader of screens looks
 * for it, and would otherwise load the style sheet again. The server cannot send these links, because Chrome loads
 * style sheets ahead of its parser, even disabled ones.
 */
export function markPageStyles(): void {
  const { files = '' } = document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset ?? {};
  for (const file of files.split(' ')) {
    if (file === '') continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = file;
    document.head.append(link);
  }
}
