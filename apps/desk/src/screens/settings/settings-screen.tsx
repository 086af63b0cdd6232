import { memberSignOut } from '@nukkad/contract/partner/member.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { NameForm } from './name-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { useForgetMember } from './use-forget-member.ts';
import './settings.css';
import { SendButton } from '../../lib/send-button.tsx';

function SignOut() {
  const t = useT('hire-settings');
  const phrase = useErrorPhrase();
  const navigate = useNavigate();
  const forgetMember = useForgetMember();
  const signOut = usePartnerCommand(memberSignOut);

  async function run(): Promise<void> {
    if ((await signOut.run({})) === null) return;
    void navigate('/', { replace: true });
    forgetMember();
  }

  return (
    <>
      {signOut.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(signOut.error)}
        </p>
      )}
      <SendButton variant="secondary" isWide isBusy={signOut.isBusy} onClick={() => void run()}>
        {t('signOut')}
      </SendButton>
    </>
  );
}

/** Name, language, quiet hours, passkeys and devices of the member, and the way out. */
function Settings() {
  const t = useT('hire-settings');
  const shell = useT('hire-shell');
  return (
    <div className="nk-page nk-page--text hire-page hire-settings">
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <NameForm />
      <section className="hire-settings__languages">
        <h2>{t('language')}</h2>
        <LanguageSwitch />
      </section>
      <QuietHours />
      <Passkeys />
      <Devices />
      <div className="hire-settings__account">
        <LinkButton href="/help" variant="secondary" isWide>
          {shell('writeToUs')}
        </LinkButton>
        <SignOut />
        <LinkButton href="/settings/delete" variant="quiet" isWide>
          {t('delete')}
        </LinkButton>
      </div>
    </div>
  );
}

/** The settings of the member. At `/settings/delete`: deleting the account. */
export function Screen() {
  const { pathname } = useLocation();
  return pathname === '/settings/delete' ? <DeleteAccount /> : <Settings />;
}
