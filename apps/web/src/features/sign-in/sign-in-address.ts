import type { Language } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import type { Provider } from './arrival.ts';

/** Where signing in with a provider begins. It ends on /register, with the credential behind the #. */
export function signInAddress(provider: Provider, returnTo: string, language: Language): string {
  const target = pathInLanguage(returnTo, language);
  return `/api/auth/${provider}?${new URLSearchParams({ returnTo: target, lang: language })}`;
}
