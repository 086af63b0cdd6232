import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { languageOf } from '../language/services-language.ts';
import { useTask } from '../query/use-action.ts';
import { HOME_PATH } from '../routing/return-path.ts';
import { type Services, useServices } from '../services.ts';
import { forgetDrafts } from '../storage/use-session-state.ts';

/** Leaves nothing of the person in this page: the home is loaded anew. */
export function leaveAsVisitor(services: Services): void {
  forgetDrafts();
  window.location.assign(pathInLanguage(HOME_PATH, languageOf(services)));
}

/** Ends the login, here and at the server. */
export function useLogout() {
  const services = useServices();
  return useTask(async () => services.lifecycle?.end(), { onDone: () => leaveAsVisitor(services) });
}
