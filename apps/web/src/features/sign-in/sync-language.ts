import type { Language } from '@nukkad/contract';
import { chooseLanguage, hasChosenLanguage } from '../../lib/language/choose-language.ts';
import type { Services } from '../../lib/services.ts';

/**
 * After signing in, saves the language chosen in this browser to the profile. Without a choice, applies the profile's
 * language.
 */
export async function syncLanguage(services: Services, ofProfile: Language | null): Promise<void> {
  const language = services.i18n.language as Language;
  if (!hasChosenLanguage()) {
    if (ofProfile && ofProfile !== language) await chooseLanguage(services, ofProfile);
    return;
  }
  // A failure must not fail the sign-in. The next change of language saves it again.
  if (ofProfile !== language)
    await services.api.call('account.setLanguage', { language }).catch(() => undefined);
}
