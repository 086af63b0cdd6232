import { passkeySignIn, passkeyStartSignIn } from '@nukkad/contract/partner/passkey.routes.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type CeremonyProblem, ceremonyProblem, provePasskey } from '../../features/passkeys/ceremony.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { setMe } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

/** Signs in with a passkey. If this device has none, a message says to sign in with a code. */
export function PasskeySignIn() {
  const t = useT('hire-passkeys');
  const language = useLanguage();
  const phrase = useErrorPhrase();
  const services = useServices();
  const start = usePartnerCommand(passkeyStartSignIn);
  const finish = usePartnerCommand(passkeySignIn);
  const [problem, setProblem] = useState<CeremonyProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const error = phrase(start.error ?? finish.error);

  async function run(): Promise<void> {
    setProblem(null);
    finish.clearError();
    const options = await start.run({});
    if (options === null) return;
    setAsking(true);
    try {
      const credential = await provePasskey(options);
      const me = await finish.run({ body: { credential, language } });
      if (me !== null) setMe(services, me);
    } catch (thrown) {
      setProblem(ceremonyProblem(thrown));
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className="hire-start__passkey">
      <SendButton
        variant="secondary"
        isWide
        icon={<KeyRound size={20} aria-hidden="true" />}
        isBusy={isAsking || start.isBusy}
        onClick={() => void run()}
      >
        {t('signIn')}
      </SendButton>
      {(error ?? problem) !== null && (
        <p className="nk-field__error" role="alert">
          {error ?? t(problem === 'cancelled' ? 'signInCancelled' : 'signInFailed')}
        </p>
      )}
    </div>
  );
}
