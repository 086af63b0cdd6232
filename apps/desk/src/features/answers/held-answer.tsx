import { useFocusOfReplaced } from '@nukkad/browser/focus/lost-focus.ts';
import { useSecondsUntil } from '@nukkad/browser/phone/use-seconds-until.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useRef } from 'react';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useReasons } from './use-reasons.ts';
import { useUndo } from './use-undo.ts';
import './answers.css';
import { SendButton } from '../../lib/send-button.tsx';

const SECONDS_PER_MINUTE = 60;

interface HeldAnswerProps {
  /** The ids of the held refusals. */
  readonly answers: readonly string[];
  /** The key of the reason. */
  readonly reason: string;
  readonly until: string;
  /** Called when all were taken back. */
  readonly onUndone?: () => void;
}

/** A no that is not sent yet: what the person will read, when it is sent, and an undo. */
export function HeldAnswer({ answers, reason, until, onUndone }: HeldAnswerProps) {
  const t = useT('hire-answers');
  const phrase = useErrorPhrase();
  const { reasonOf } = useReasons();
  const { undo, isBusy, error } = useUndo();
  const box = useRef<HTMLDivElement>(null);
  useFocusOfReplaced(box);
  const minutes = Math.ceil(useSecondsUntil(Date.parse(until)) / SECONDS_PER_MINUTE);
  const text = reasonOf(reason)?.applicantText ?? null;
  return (
    <div ref={box} className="hire-answers__held" role="status" tabIndex={-1}>
      <p>
        <strong>
          {answers.length > 1 && `${t('heldPeople', { count: answers.length })}: `}
          {minutes > 0 ? t('heldFor', { count: minutes }) : t('heldOver')}
        </strong>
      </p>
      <p>{text === null ? t('readsNoReason') : t('reads', { text })}</p>
      {error !== null && <p className="nk-field__error">{phrase(error)}</p>}
      {minutes > 0 && (
        <SendButton
          variant="secondary"
          size="s"
          isBusy={isBusy}
          onClick={async () => {
            if (await undo(answers)) onUndone?.();
          }}
        >
          {t('undo')}
        </SendButton>
      )}
    </div>
  );
}
