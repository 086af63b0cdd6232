import Bowser from 'bowser';

const LENGTH_MAX = 80;

/**
 * Returns the browser and the system that a User-Agent header names, such as "Chrome, Android"; null if it names neither.
 * Versions and models are left out, because the list of logins only has to be recognisable.
 */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? null : parts.join(', ').slice(0, LENGTH_MAX);
}
