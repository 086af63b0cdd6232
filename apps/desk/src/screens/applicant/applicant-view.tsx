import { useLostFocus } from '@nukkad/browser/focus/lost-focus.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ActionBar, Avatar, Badge, Button, LinkButton, UiLink } from '@nukkad/ui';
import { MessageCircle, MessageSquareReply, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { AnswerSheet } from '../../features/answers/answer-sheet.tsx';
import type { AnswerTarget } from '../../features/answers/answer-target.ts';
import { HeldAnswer } from '../../features/answers/held-answer.tsx';
import { useAnsweredNotice } from '../../features/answers/use-answered-notice.ts';
import { CallSheet } from '../../features/applicants/call-sheet.tsx';
import { CardFacts } from '../../features/applicants/card-facts.tsx';
import { SendButton } from '../../lib/send-button.tsx';
import type { Applicant } from './applicant.ts';
import { FileButtons } from './file-buttons.tsx';
import { History } from './history.tsx';
import { InterviewPart, isPlanned } from './interview-part.tsx';
import { ReopenButton } from './reopen-button.tsx';
import { SharedProfile } from './shared-profile.tsx';

const NOBODY: readonly AnswerTarget[] = [];

function Head({ applicant }: { readonly applicant: Applicant }) {
  const t = useT('hire-applicants');
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  return (
    <header className="hire-applicant__head">
      <Avatar name={applicant.name} size={72} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {applicant.name}
        </h1>
        <p>
          <UiLink href={`/jobs/${applicant.job}`}>{applicant.jobTitle}</UiLink>
        </p>
        <Badge tone={applicant.stage === 'HIRED' ? 'good' : 'primary'}>{t(`stage.${applicant.stage}`)}</Badge>
      </div>
    </header>
  );
}

interface ActionsProps {
  readonly applicant: Applicant;
  readonly onCall: () => void;
  readonly onAnswer: () => void;
}

function Actions({ applicant, onCall, onAnswer }: ActionsProps) {
  const t = useT('hire-applicants');
  const canAnswer = applicant.next.length > 0 && applicant.held === null;
  if (!applicant.hasPhone && !canAnswer) return null;
  return (
    <ActionBar>
      {applicant.hasPhone && (
        <SendButton variant="secondary" icon={<Phone size={22} aria-hidden="true" />} onClick={onCall}>
          {t('call')}
        </SendButton>
      )}
      {canAnswer && (
        <Button icon={<MessageSquareReply size={22} aria-hidden="true" />} onClick={onAnswer}>
          {t('answer')}
        </Button>
      )}
    </ActionBar>
  );
}

/** The page of one applicant, with the two main actions fixed at the bottom. */
export function ApplicantView({ applicant }: { readonly applicant: Applicant }) {
  const t = useT('hire-applicants');
  const [isCalling, setCalling] = useState(false);
  const [targets, setTargets] = useState(NOBODY);
  const [isInterview, setInterview] = useState(false);
  const notice = useAnsweredNotice();
  const { held, files } = applicant;
  return (
    <>
      <Head applicant={applicant} />
      <CardFacts card={{ ...applicant, interviewAt: null }} />
      {held !== null && <HeldAnswer answers={[held.answer]} reason={held.reason} until={held.until} />}
      {applicant.canReopen && <ReopenButton applicant={applicant} />}
      <InterviewPart
        applicant={applicant}
        onInvite={() => {
          setInterview(true);
          setTargets([applicant]);
        }}
      />
      <LinkButton
        variant="secondary"
        isWide
        icon={<MessageCircle size={22} aria-hidden="true" />}
        href={`/applicants/${applicant.application}/messages`}
      >
        {t('write', { name: applicant.firstName })}
      </LinkButton>
      {files.length > 0 ? <FileButtons applicant={applicant} /> : <p>{t('noResume')}</p>}
      <SharedProfile applicant={applicant} />
      <History applicant={applicant} />
      <LinkButton variant="quiet" href={`/jobs/${applicant.job}/applicants`}>
        {t('sameJob')}
      </LinkButton>
      <Actions
        applicant={applicant}
        onCall={() => setCalling(true)}
        onAnswer={() => {
          setInterview(false);
          setTargets([applicant]);
        }}
      />
      {isCalling && <CallSheet {...applicant} onClose={() => setCalling(false)} />}
      <AnswerSheet
        targets={targets}
        from={applicant.stage}
        next={applicant.next.filter((stage) => stage !== 'SCHEDULED' || !isPlanned(applicant))}
        isInterview={isInterview}
        jobAddress={applicant.jobAddress}
        onClose={() => setTargets(NOBODY)}
        onAnswered={(answered, answer) => {
          setTargets(NOBODY);
          notice.show(answered, answer);
        }}
      />
    </>
  );
}
