import { useSecondsUntil } from '@nukkad/browser/phone/use-seconds-until.ts';
import { countdownText } from '@nukkad/domain/otp.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import type { Action } from '../../lib/query/use-action.ts';

interface ResendCodeProps {
  /** When another code may be requested, in milliseconds since the epoch. */
  readonly resendAt: number;
  readonly send: Pick<Action<string, unknown>, 'isPending' | 'isSuccess' | 'problem'>;
  readonly onResend: () => void;
}

/** Counts down (mm:ss) until a new code may be sent, then shows the button for it. */
export function ResendCode({ resendAt, send, onResend }: ResendCodeProps) {
  const t = useT('personal');
  const seconds = useSecondsUntil(resendAt);
  return (
    <div className="resend-code">
      {seconds > 0 ? (
        <p role="timer" aria-live="off">
          {t('phone.resendIn', { time: countdownText(seconds) })}
        </p>
      ) : (
        <Button variant="quiet" size="s" isBusy={send.isPending} onClick={onResend}>
          {t('phone.resend')}
        </Button>
      )}
      <p role="status">{send.isSuccess && seconds > 0 ? t('phone.resent') : send.problem}</p>
    </div>
  );
}
