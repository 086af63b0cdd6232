import { memberDelete } from '@nukkad/contract/partner/member.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ConfirmDialog } from '@nukkad/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useForgetMember } from './use-forget-member.ts';

/** Deletes the member after a question. The last owner of a company cannot go, and a long session has to sign in again. */
export function DeleteAccount() {
  const t = useT('hire-settings');
  const common = useT('common');
  const phrase = useErrorPhrase();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const forgetMember = useForgetMember();
  const remove = usePartnerCommand(memberDelete);
  const [isAsking, setAsking] = useState(false);

  async function run(): Promise<void> {
    const done = await remove.run({});
    setAsking(false);
    if (done === null) return;
    void navigate('/', { replace: true });
    forgetMember();
  }

  return (
    <section>
      {remove.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(remove.error)}
        </p>
      )}
      <SignInAgain error={remove.error} />
      <Button variant="quiet" isWide disabled={!isOnline} onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        isBusy={remove.isBusy}
        title={t('deleteTitle')}
        confirmLabel={t('deleteYes')}
        cancelLabel={common('cancel')}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('deleteText')}</p>
      </ConfirmDialog>
    </section>
  );
}
