import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { settingsQuery } from '../../lib/settings-query.ts';
import { type SignInChoices, signInChoices } from './sign-in-choices.ts';

/** Which accounts one can sign in with here. */
export function useSignInChoices(): SignInChoices {
  const services = useServices();
  const { data: settings } = useQuery({ ...settingsQuery(services), enabled: !services.isServer });
  return signInChoices(settings, services.site.facebookAppId);
}
