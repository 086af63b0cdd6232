import type { Language } from '@nukkad/contract';
import type { Services } from '../services.ts';
import { chooseLanguage } from './choose-language.ts';

/** Changes the language here and in the profile of whoever is signed in; false when the profile could not be told. */
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
