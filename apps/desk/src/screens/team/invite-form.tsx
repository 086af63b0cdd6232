import { PHONE_TEXT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { teamInvite, teamList } from '@nukkad/contract/partner/team.routes.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, Card, LinkButton, RadioGroup, TextField, useSnackbar } from '@nukkad/ui';
import { Copy, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { SignInAgain } from '../settings/sign-in-again.tsx';

type Role = 'OWNER' | 'RECRUITER';

/** The address of a new invitation. It is shown once, so it is sent at once. */
function InviteLink({ phone, address }: { readonly phone: string; readonly address: string }) {
  const t = useT('hire-team');
  const common = useT('common');
  const show = useSnackbar();
  const { name } = useCompany();
  const text = t('inviteText', { company: name, address });
  return (
    <Card className="hire-team__link">
      <p>{t('inviteReady')}</p>
      <code>{address}</code>
      <LinkButton
        href={`sms:${phone}?body=${encodeURIComponent(text)}`}
        icon={<Send size={20} aria-hidden="true" />}
      >
        {t('sendSms')}
      </LinkButton>
      <Button
        variant="secondary"
        icon={<Copy size={20} aria-hidden="true" />}
        onClick={async () => {
          await navigator.clipboard.writeText(address);
          show({ text: common('copied') });
        }}
      >
        {common('copy')}
      </Button>
    </Card>
  );
}

/** Invites the owner of a phone number. Only that number can use the invitation. */
export function InviteForm() {
  const t = useT('hire-team');
  const errors = useT('errors');
  const phrase = useErrorPhrase();
  const { id: company } = useCompany();
  const invite = usePartnerCommand(teamInvite, { stale: [teamList] });
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role>('RECRUITER');
  const [isWrong, setWrong] = useState(false);
  const [sent, setSent] = useState<{ phone: string; address: string } | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const phone = normalisePhone(typed);
    setWrong(phone === null);
    if (phone === null) return;
    const result = await invite.run({ params: { company }, body: { phone, role } });
    if (result === null) return;
    setSent({ phone, address: `${window.location.origin}/invite/${result.token}` });
    setTyped('');
  }

  return (
    <section>
      <h2>{t('invite')}</h2>
      <form className="hire-team__form" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('invitePhone')}
          type="tel"
          inputMode="numeric"
          prefix="+91"
          maxLength={PHONE_TEXT_LENGTH_MAX}
          value={typed}
          error={isWrong ? errors('field.phone') : phrase(invite.error)}
          onChange={(event) => {
            setWrong(false);
            invite.clearError();
            setTyped(event.currentTarget.value);
          }}
        />
        <RadioGroup
          label={t('inviteRole')}
          value={role}
          options={(['RECRUITER', 'OWNER'] as const).map((value) => ({
            value,
            label: t(`role.${value}`),
            hint: t(`roleHint.${value}`),
          }))}
          onChange={setRole}
        />
        <SignInAgain error={invite.error} />
        <SendButton type="submit" isWide isBusy={invite.isBusy}>
          {t('inviteCreate')}
        </SendButton>
      </form>
      {sent && <InviteLink {...sent} />}
    </section>
  );
}
