import { memberSignOut } from '@nukkad/contract/partner/member.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useNavigate } from 'react-router-dom';
import { chooseCompany } from '../../lib/company.ts';
import { writeStored } from '../../lib/device-storage.ts';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { setMe } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { Devices } from './devices.tsx';
import { NameForm } from './name-form.tsx';
import { Passkeys } from './passkeys.tsx';
import './settings.css';

function SignOut() {
  const t = useT('hire-settings');
  const phrase = useErrorPhrase();
  const services = useServices();
  const navigate = useNavigate();
  const signOut = usePartnerCommand(memberSignOut);

  async function run(): Promise<void> {
    if ((await signOut.run({})) === null) return;
    chooseCompany(null);
    writeStored('hire-push', null);
    void navigate('/', { replace: true });
    setMe(services, null);
  }

  return (
    <>
      {signOut.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(signOut.error)}
        </p>
      )}
      <Button variant="secondary" isWide isBusy={signOut.isBusy} onClick={() => void run()}>
        {t('signOut')}
      </Button>
    </>
  );
}

/** Name, language, passkeys and devices of the member. */
export function Screen() {
  const t = useT('hire-settings');
  return (
    <div className="nk-page nk-page--text hire-page hire-settings">
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <NameForm />
      <section className="hire-settings__languages">
        <h2>{t('language')}</h2>
        <LanguageSwitch />
      </section>
      <Passkeys />
      <Devices />
      <SignOut />
    </div>
  );
}
