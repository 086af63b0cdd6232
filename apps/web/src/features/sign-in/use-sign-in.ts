import { sessionGoogleSignIn } from '@nukkad/contract/session/session.routes.ts';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { agreeOnLanguage } from '../../lib/session/agree-on-language.ts';

/** Exchanges the redirect's one-time credential for a session of this page. */
export function useSignIn() {
  const services = useServices();
  return useMutation({
    mutationFn: (credential: string) => services.api.call(sessionGoogleSignIn, { credential }),
    onSuccess: async (signIn) => {
      services.lifecycle?.begin(signIn);
      await agreeOnLanguage(services, signIn.candidate.language);
    },
  });
}
