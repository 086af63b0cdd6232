import { useTask } from '../query/use-action.ts';
import { HOME_PATH } from '../routing/return-path.ts';
import { useServices } from '../services.ts';
import { forgetDrafts } from '../storage/use-session-state.ts';

/** Leaves nothing of the person in this page: the home is loaded anew. */
export function leaveAsVisitor(): void {
  forgetDrafts();
  window.location.assign(HOME_PATH);
}

/** Ends the login, here and at the server. */
export function useLogout() {
  const { lifecycle } = useServices();
  return useTask(async () => lifecycle?.end(), { onDone: leaveAsVisitor });
}
