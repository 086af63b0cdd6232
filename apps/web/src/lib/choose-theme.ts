export type Theme = 'light' | 'dark' | 'system';

const YEAR_SECONDS = 31_536_000;

/** The colours the page is in now, as chosen; `system` follows the device. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Changes the colours at once and for good: the server reads them from the cookie. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on the phones we serve
  document.cookie = `nukkad_theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
