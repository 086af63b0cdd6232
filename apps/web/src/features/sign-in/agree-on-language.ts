import type { Language } from '@nukkad/contract';
import { chooseLanguage, hasChosenLanguage } from '../../lib/language/choose-language.ts';
import type { Services } from '../../lib/services.ts';

/** After signing in: a choice made in this browser goes into the profile; where none was made, the profile's speaks. */
export async function agreeOnLanguage(services: Services, ofProfile: Language | null): Promise<void> {
  const language = services.i18n.language as Language;
  if (!hasChosenLanguage()) {
    if (ofProfile && ofProfile !== language) await chooseLanguage(services, ofProfile);
    return;
  }
  // Not worth failing a sign-in for: the next choice tries again.
  if (ofProfile !== language)
    await services.api.call('account.setLanguage', { language }).catch(() => undefined);
}
