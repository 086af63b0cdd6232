import { memberSignOut } from '@nukkad/contract/partner/member.routes.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { setMe } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

/** After FRESH_LOGIN_NEEDED: a button that signs out and leads back here after the sign-in. Else nothing. */
export function SignInAgain({ error }: { readonly error: unknown }) {
  const t = useT('hire-passkeys');
  const services = useServices();
  const signOut = usePartnerCommand(memberSignOut);
  if (!(error instanceof PartnerApiError) || error.code !== 'FRESH_LOGIN_NEEDED') return null;

  async function run(): Promise<void> {
    if ((await signOut.run({})) === null) return;
    // The frame asks who is not signed in to do so, and remembers the path.
    setMe(services, null);
  }

  return (
    <SendButton variant="secondary" isWide isBusy={signOut.isBusy} onClick={() => void run()}>
      {t('signInAgain')}
    </SendButton>
  );
}
