import { useFocusOfReplaced } from '@nukkad/browser/focus/lost-focus.ts';
import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { useRef } from 'react';
import { OfflineLine } from '../../lib/offline-line.tsx';
import { SendButton } from '../../lib/send-button.tsx';
import type { Answered, AnswerTarget } from './answer-target.ts';

/** A person whom a colleague has answered meanwhile. */
export interface Conflict {
  readonly target: AnswerTarget;
  readonly answered: Answered & { readonly stage: ApplicantStage };
}

interface ChangedSinceProps {
  readonly conflicts: readonly Conflict[];
  readonly isBusy: boolean;
  /** Sends the answer all the same. */
  readonly onGoOn: () => void;
}

/** Says who did what meanwhile, and offers to look at it or to go on. Nothing was overwritten. */
export function ChangedSince({ conflicts, isBusy, onGoOn }: ChangedSinceProps) {
  const t = useT('hire-answers');
  const { time } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  useFocusOfReplaced(box);
  return (
    <div ref={box} className="hire-answers__changed" role="alert" tabIndex={-1}>
      {conflicts.map(({ target, answered }) => (
        <div key={target.application} className="hire-answers__conflict">
          <p>
            {t(`changed.${answered.stage}`, {
              by: answered.by ?? t('colleague'),
              name: target.firstName,
              time: answered.at === null ? '' : time(answered.at),
            })}
          </p>
          <LinkButton variant="secondary" size="s" href={`/applicants/${target.application}`}>
            {t('see', { name: target.firstName })}
          </LinkButton>
        </div>
      ))}
      <OfflineLine />
      <SendButton isWide isBusy={isBusy} onClick={onGoOn}>
        {t('goOn')}
      </SendButton>
    </div>
  );
}
