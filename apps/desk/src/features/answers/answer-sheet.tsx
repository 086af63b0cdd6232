import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet } from '@nukkad/ui';
import { useState } from 'react';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { InterviewForm } from '../interviews/interview-form.tsx';
import type { Answer, Answered, AnswerTarget } from './answer-target.ts';
import { ChangedSince, type Conflict } from './changed-since.tsx';
import { ReasonButtons } from './reason-buttons.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useSendAnswer } from './use-send-answer.ts';
import './answers.css';

interface AnswerSheetProps {
  /** The people to answer. The sheet is open while there are some. */
  readonly targets: readonly AnswerTarget[];
  /** The stage in which the member saw them. */
  readonly from: ApplicantStage;
  readonly next: readonly ApplicantStage[];
  /** Opens the choice of an interview at once. */
  readonly isInterview?: boolean;
  /** The address of the job, if all people applied to the same one. */
  readonly jobAddress?: string;
  readonly onClose: () => void;
  /** Called with what happened, when nothing is left to decide. */
  readonly onAnswered: (answered: readonly Answered[], answer: Answer) => void;
}

function conflictsOf(answered: readonly Answered[], targets: readonly AnswerTarget[]): Conflict[] {
  return answered.flatMap((one) => {
    const target = targets.find(({ application }) => application === one.application);
    const { stage, code } = one;
    return code === 'CHANGED_SINCE' && stage !== null && target
      ? [{ target, answered: { ...one, stage } }]
      : [];
  });
}

/** Sends the answer, asks what to do with people whom colleagues have answered meanwhile, then reports all results. */
function useAnswerSteps({ targets, from, onAnswered }: AnswerSheetProps) {
  const { send, isBusy, error, clearError } = useSendAnswer();
  const [pending, setPending] = useState<{ answer: Answer; done: readonly Answered[] } | null>(null);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);

  async function answerAll(answer: Answer): Promise<void> {
    const answered = await send(targets, from, answer);
    if (answered === null) return;
    const open = conflictsOf(answered, targets);
    if (open.length === 0) return onAnswered(answered, answer);
    setPending({ answer, done: answered.filter(({ code }) => code !== 'CHANGED_SINCE') });
    setConflicts(open);
  }

  async function goOn(): Promise<void> {
    if (pending === null) return;
    const stages = new Set(conflicts.map(({ answered }) => answered.stage));
    const done = [...pending.done];
    for (const stage of stages) {
      const group = conflicts.filter(({ answered }) => answered.stage === stage).map(({ target }) => target);
      const answered = await send(group, stage, pending.answer);
      if (answered === null) return;
      done.push(...answered);
    }
    onAnswered(done, pending.answer);
  }

  return { answerAll, goOn, conflicts, isBusy, error, clearError };
}

function SheetContent(props: AnswerSheetProps) {
  const t = useT('hire-answers');
  const phrase = useErrorPhrase();
  const isOnline = useIsOnline();
  const [isInterview, setInterview] = useState(props.isInterview ?? false);
  const { answerAll, goOn, conflicts, isBusy, error } = useAnswerSteps(props);
  const problem = phrase(error);

  if (conflicts.length > 0)
    return <ChangedSince conflicts={conflicts} isBusy={isBusy} onGoOn={() => void goOn()} />;
  if (isInterview)
    return (
      <InterviewForm
        applications={props.targets.map(({ application }) => application)}
        jobAddress={props.jobAddress}
        isBusy={isBusy}
        error={problem}
        onSend={(interview) => void answerAll({ to: 'SCHEDULED', interview })}
      />
    );
  return (
    <div className="hire-answers__sheet">
      {!isOnline && <p role="status">{t('offline')}</p>}
      {problem !== null && (
        <p className="nk-field__error" role="alert">
          {problem}
        </p>
      )}
      <StepButtons
        next={props.next}
        isBusy={isBusy}
        isDisabled={!isOnline}
        onChoose={(to) => (to === 'SCHEDULED' ? setInterview(true) : void answerAll({ to }))}
      />
      {props.next.includes('REJECTED') && (
        <ReasonButtons
          isDisabled={!isOnline || isBusy}
          onChoose={(reason) => void answerAll({ to: 'REJECTED', reason })}
        />
      )}
    </div>
  );
}

/** The sheet that answers one or many people: a good step, or a no with its reason. */
export function AnswerSheet(props: AnswerSheetProps) {
  const t = useT('hire-answers');
  const { targets, onClose } = props;
  const [first] = targets;
  const title =
    targets.length === 1 && first
      ? t('titleOne', { name: first.firstName })
      : t('titleMany', { count: targets.length });
  return (
    <BottomSheet isOpen={targets.length > 0} title={title} onClose={onClose}>
      <SheetContent {...props} />
    </BottomSheet>
  );
}
