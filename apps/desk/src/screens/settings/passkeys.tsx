import {
  passkeyAdd,
  passkeyList,
  passkeyRemove,
  passkeyStartAdding,
} from '@nukkad/contract/partner/passkey.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { useState } from 'react';
import { type CeremonyProblem, ceremonyProblem, createPasskey } from '../../features/passkeys/ceremony.ts';
import { endPasskeyOffer, supportsPasskeys } from '../../features/passkeys/passkey-offer.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { partnerKey, usePartnerQuery } from '../../lib/partner-query.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { SignInAgain } from './sign-in-again.tsx';

interface RemovePasskeyProps {
  readonly passkey: string;
  /** The name of its device. */
  readonly name: string;
}

function RemovePasskey({ passkey, name }: RemovePasskeyProps) {
  const t = useT('hire-passkeys');
  const phrase = useErrorPhrase();
  const remove = usePartnerCommand(passkeyRemove, { stale: [passkeyList] });
  return (
    <>
      <SendButton
        variant="quiet"
        size="s"
        aria-label={t('removeName', { name })}
        isBusy={remove.isBusy}
        onClick={() => void remove.run({ params: { passkey } })}
      >
        {t('remove')}
      </SendButton>
      {remove.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(remove.error)}
        </p>
      )}
    </>
  );
}

/** The member's passkeys, with buttons to add and remove one. */
export function Passkeys() {
  const t = useT('hire-passkeys');
  const settings = useT('hire-settings');
  const { date } = useFormat();
  const query = usePartnerQuery(passkeyList, {});
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{t('heading')}</h2>
      <p>{t('why')}</p>
      <Loaded query={query} cards={1}>
        {({ items }) => (
          <ul className="hire-settings__devices">
            {items.map(({ id, device, createdAt, usedAt }) => {
              const name = device ?? settings('unknownDevice');
              return (
                <li key={id}>
                  <div>
                    <strong>{name}</strong>
                    <span>
                      {usedAt === null
                        ? t('added', { at: date(createdAt) })
                        : settings('seen', { at: date(usedAt) })}
                    </span>
                  </div>
                  <RemovePasskey passkey={id} name={name} />
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      {supportsPasskeys() ? <AddPasskey /> : <p>{t('unsupported')}</p>}
    </section>
  );
}

function AddPasskey() {
  const t = useT('hire-passkeys');
  const phrase = useErrorPhrase();
  const { queryClient } = useServices();
  const start = usePartnerCommand(passkeyStartAdding);
  const finish = usePartnerCommand(passkeyAdd);
  const [problem, setProblem] = useState<CeremonyProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const error = start.error ?? finish.error;

  async function add(): Promise<void> {
    setProblem(null);
    finish.clearError();
    const options = await start.run({});
    if (options === null) return;
    setAsking(true);
    try {
      const credential = await createPasskey(options);
      const passkeys = await finish.run({ body: { credential } });
      if (passkeys === null) return;
      endPasskeyOffer();
      queryClient.setQueryData(partnerKey(passkeyList, {}), passkeys);
    } catch (thrown) {
      setProblem(ceremonyProblem(thrown));
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <SendButton variant="secondary" isWide isBusy={isAsking || start.isBusy} onClick={() => void add()}>
        {t('add')}
      </SendButton>
      {problem !== null && (
        <p className="nk-field__error" role="alert">
          {t(`problem.${problem}`)}
        </p>
      )}
      {error !== null && (
        <div role="alert">
          <p className="nk-field__error">{phrase(error)}</p>
          <SignInAgain error={error} />
        </div>
      )}
    </>
  );
}
