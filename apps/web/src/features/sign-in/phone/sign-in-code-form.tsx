import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useEffect, useState } from 'react';
import { codeOf } from '../../../lib/query/code-of.ts';
import { CodeField } from '../../phone/code-field.tsx';
import { ResendCode } from '../../phone/resend-code.tsx';
import { useCodeForm } from '../../phone/use-code-form.ts';
import { NumberOwnerQuestion } from './number-owner-question.tsx';
import type { AskedCode, usePhoneSignIn } from './use-phone-sign-in.ts';

interface SignInCodeFormProps {
  readonly steps: ReturnType<typeof usePhoneSignIn>;
  readonly asked: AskedCode;
}

/** The field for the code. A complete code signs in without a press. */
export function SignInCodeForm({ steps, asked }: SignInCodeFormProps) {
  const t = useT('personal');
  const login = useT('login');
  const { signIn, send } = steps;
  const form = useCodeForm({
    ...signIn,
    check: (code, onFailed) => steps.enter(asked, code, { onFailed }),
  });
  const { box } = form;
  const [isResent, setResent] = useState(false);
  useEffect(() => box.current?.focus(), [box]);
  if (codeOf(signIn.error) === 'NUMBER_OWNER_UNKNOWN')
    return <NumberOwnerQuestion onAnswer={(owner) => steps.enter(asked, form.code, { owner })} />;
  return (
    <form onSubmit={form.onSubmit} noValidate className="phone-dialog">
      <p>
        {t('phone.codeText', { phone: asked.phone })}{' '}
        <Button variant="quiet" size="s" onClick={steps.changeNumber}>
          {t('phone.otherNumber')}
        </Button>
      </p>
      <CodeField form={form} />
      <Button type="submit" isWide isBusy={signIn.isPending}>
        {login('phone.enter')}
      </Button>
      <p className="screen-page__quiet">{login('phone.keepSecret')}</p>
      <ResendCode
        resendAt={asked.resendAt}
        send={{ ...send, isSuccess: isResent && send.isSuccess }}
        onResend={() => {
          setResent(true);
          steps.ask(asked.phone, asked.accepted);
        }}
      />
    </form>
  );
}
