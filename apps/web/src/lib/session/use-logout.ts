import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { languageOf } from '../language/services-language.ts';
import { useTask } from '../query/use-action.ts';
import { HOME_PATH } from '../routing/return-path.ts';
import { type Services, useServices } from '../services.ts';
import { forgetDrafts } from '../storage/use-session-state.ts';

/** Forgets what is stored here for reading and sending without a line, and ends push messages; its code comes with the press. */
export async function forgetOnDevice(): Promise<void> {
  // What fails is done by the next start, which takes away what is of others.
  await Promise.allSettled([
    import('../offline/forget-seekers.ts').then(({ forgetSeekers }) => forgetSeekers()),
    import('../push/device-push.ts').then(({ forgetPush }) => forgetPush()),
  ]);
}

/** Leaves nothing of the person in this page: the home is loaded anew. */
export function leaveAsVisitor(services: Services): void {
  forgetDrafts();
  window.location.assign(pathInLanguage(HOME_PATH, languageOf(services)));
}

/** Ends the login, here and at the server. */
export function useLogout() {
  const services = useServices();
  const end = async () => {
    await services.lifecycle?.end();
    await forgetOnDevice();
  };
  return useTask(end, { onDone: () => leaveAsVisitor(services) });
}
