import type { Language } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import type { Provider } from './arrival.ts';

/**
 * Returns the URL that starts a sign-in with a provider. It redirects to /register, with the credential in the
 * fragment.
 */
export function signInAddress(provider: Provider, returnTo: string, language: Language): string {
  const target = pathInLanguage(returnTo, language);
  return `/api/auth/${provider}?${new URLSearchParams({ returnTo: target, lang: language })}`;
}
