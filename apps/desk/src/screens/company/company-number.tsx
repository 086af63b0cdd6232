import { PHONE_TEXT_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { memberSendCode } from '@nukkad/contract/partner/member.routes.ts';
import { nationalDigits, normalisePhone } from '@nukkad/domain/phone.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Badge, TextField, useSnackbar } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useMeQuery } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import { ChangeError } from './change-error.tsx';
import { FoldedForm } from './folded-form.tsx';
import { NumberCodeForm, type SentCode, shownPhone } from './number-code-form.tsx';
import { type CompanyProfile, useCompanyChange } from './use-company-change.ts';

const SECOND_MS = 1000;

interface NumberProps {
  readonly company: CompanyProfile;
  readonly isOwner: boolean;
}

/** The number that people who look for work call, and whether a code has proved it. */
export function CompanyNumber({ company, isOwner }: NumberProps) {
  const t = useT('hire-company');
  const { phone, isContactProved } = company;
  return (
    <FoldedForm
      title={t('callers')}
      changeLabel={isOwner ? t(isContactProved ? 'changeNumber' : 'proveNumber') : null}
      form={(close) => <NumberForm company={company} onSaved={close} />}
    >
      <p className="hire-company__number">
        <strong>{shownPhone(phone)}</strong>
        <Badge tone={isContactProved ? 'good' : 'neutral'}>
          {t(isContactProved ? 'proved' : 'notProved')}
        </Badge>
      </p>
      {!isContactProved && <p>{t('notProvedWhy')}</p>}
    </FoldedForm>
  );
}

interface NumberFormProps {
  readonly company: CompanyProfile;
  readonly onSaved: () => void;
}

/** The member's own number, which the sign-in proved, or another one with the code that is sent to it. */
function NumberForm({ company, onSaved }: NumberFormProps) {
  const t = useT('hire-company');
  const language = useLanguage();
  const show = useSnackbar();
  const { data: me } = useMeQuery();
  const saving = useCompanyChange(company);
  const send = usePartnerCommand(memberSendCode);
  const [sent, setSent] = useState<SentCode | null>(null);
  const own = me?.member.phone ?? null;
  const isOwnUsed = own === company.phone && company.isContactProved;

  async function save(fields: { phone: string; token?: string; code?: string }): Promise<void> {
    if (!(await saving.change(fields))) return;
    show({ text: t('saved') });
    onSaved();
  }

  async function sendTo(phone: string): Promise<void> {
    if (phone === own) {
      await save({ phone });
      return;
    }
    const result = await send.run({ body: { phone, language } });
    if (result === null) return;
    setSent({ phone, token: result.token, resendAt: Date.now() + result.resendAfter * SECOND_MS });
  }

  if (sent !== null)
    return (
      <NumberCodeForm
        sent={sent}
        saving={saving}
        isSending={send.isBusy}
        sendError={send.error}
        onResend={() => void sendTo(sent.phone)}
        onCode={(code) => void save({ phone: sent.phone, token: sent.token, code })}
      />
    );
  return (
    <>
      {own !== null && !isOwnUsed && (
        <SendButton
          variant="secondary"
          isWide
          isBusy={saving.isBusy}
          onClick={() => void save({ phone: own })}
        >
          {t('useOwn', { phone: shownPhone(own) })}
        </SendButton>
      )}
      <OtherNumber
        startsWith={company.isContactProved || company.phone === own ? '' : nationalDigits(company.phone)}
        isBusy={send.isBusy}
        error={send.error}
        onSend={(phone) => void sendTo(phone)}
      />
      <ChangeError {...saving} />
    </>
  );
}

interface OtherNumberProps {
  readonly startsWith: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSend: (phone: string) => void;
}

function OtherNumber({ startsWith, isBusy, error, onSend }: OtherNumberProps) {
  const t = useT('hire-company');
  const start = useT('hire-start');
  const errors = useT('errors');
  const phrase = useErrorPhrase();
  const [typed, setTyped] = useState(startsWith);
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const phone = normalisePhone(typed);
    setWrong(phone === null);
    if (phone !== null) onSend(phone);
  }

  return (
    <form className="hire-company__form" onSubmit={submit} noValidate>
      <TextField
        label={t('otherNumber')}
        hint={t('otherNumberHint')}
        type="tel"
        inputMode="numeric"
        prefix="+91"
        maxLength={PHONE_TEXT_LENGTH_MAX}
        value={typed}
        error={isWrong ? errors('field.phone') : phrase(error)}
        onChange={(event) => {
          setWrong(false);
          setTyped(event.currentTarget.value);
        }}
      />
      <SendButton type="submit" isWide isBusy={isBusy}>
        {start('sendCode')}
      </SendButton>
    </form>
  );
}
