import type { Language } from '@nukkad/contract';
import type { Services } from '../services.ts';
import { chooseLanguage } from './choose-language.ts';

/**
 * Changes the language in this browser and in the profile of a signed-in seeker. Returns false if the profile could
 * not be changed.
 */
export async function saveLanguage(services: Services, language: Language): Promise<boolean> {
  await chooseLanguage(services, language);
  if (services.session.get().status !== 'signed-in') return true;
  try {
    await services.api.call('account.setLanguage', { language });
    return true;
  } catch {
    return false;
  }
}
