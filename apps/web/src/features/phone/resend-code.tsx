import { countdownText } from '@nukkad/domain/otp.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import type { PhoneFlowSteps } from './use-phone-flow.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useSendCode } from './use-send-code.ts';

interface ResendCodeProps {
  readonly steps: PhoneFlowSteps;
  readonly phone: string;
  readonly resendAt: number;
}

/** Counts down (mm:ss) until a new code may be sent, then shows the button for it. */
export function ResendCode({ steps, phone, resendAt }: ResendCodeProps) {
  const t = useT('personal');
  const seconds = useSecondsUntil(resendAt);
  const send = useSendCode();
  const resend = () =>
    send.run(phone, {
      onDone: (sent) => {
        if (!sent.isVerified) steps.codeSent(phone, sent.resendAfter);
      },
    });
  return (
    <div className="resend-code">
      {seconds > 0 ? (
        <p role="timer" aria-live="off">
          {t('phone.resendIn', { time: countdownText(seconds) })}
        </p>
      ) : (
        <Button variant="quiet" size="s" isBusy={send.isPending} onClick={resend}>
          {t('phone.resend')}
        </Button>
      )}
      <p role="status">{send.isSuccess && seconds > 0 ? t('phone.resent') : send.problem}</p>
    </div>
  );
}
