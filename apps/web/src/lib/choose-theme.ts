export type Theme = 'light' | 'dark' | 'system';

const YEAR_SECONDS = 31_536_000;

/** Returns the theme that the reader chose for this page; `system` if they chose none. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme and stores it in a cookie, which a script reads before the next page is shown. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on the phones we serve
  document.cookie = `nukkad_theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
