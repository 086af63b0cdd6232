import { INTERVIEW_OUTCOMES } from '@nukkad/contract/partner/interview.routes.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, Card, ChipToggle, LinkButton, UiLink } from '@nukkad/ui';
import { CalendarPlus, MapPin, PackageOpen, Pencil, Phone } from 'lucide-react';
import { useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { CallSheet } from '../applicants/call-sheet.tsx';
import { calendarFileOf, type Interview } from './interview.ts';
import { InterviewForm } from './interview-form.tsx';
import { InterviewState } from './interview-state.tsx';
import { useInterview } from './use-interview.ts';
import { useWhen } from './use-when.ts';
import './interviews.css';
import { SendButton } from '../../lib/send-button.tsx';

interface InterviewCardProps {
  readonly interview: Interview;
  /** Whether the card is on the applicant's own page, which has the name, the job and a button to call. */
  readonly isOfPage?: boolean;
}

type Commands = ReturnType<typeof useInterview>;

function Head({ interview, isOfPage = false }: InterviewCardProps) {
  const { time } = useFormat();
  const { when } = useWhen();
  const { application, firstName, jobTitle, at } = interview;
  return (
    <div className="hire-interview__head">
      <strong className="hire-interview__time">{isOfPage ? when(at) : time(at)}</strong>
      {!isOfPage && (
        <div>
          <h3>
            <UiLink href={`/applicants/${application}`}>{firstName}</UiLink>
          </h3>
          <p>{jobTitle}</p>
        </div>
      )}
      <InterviewState interview={interview} />
    </div>
  );
}

function Facts({ interview: { place, bring } }: Pick<InterviewCardProps, 'interview'>) {
  return (
    <ul className="hire-facts">
      <li>
        <MapPin size={18} aria-hidden="true" />
        {place}
      </li>
      {bring !== null && (
        <li>
          <PackageOpen size={18} aria-hidden="true" />
          {bring}
        </li>
      )}
    </ul>
  );
}

interface StepProps extends InterviewCardProps {
  readonly commands: Commands;
}

/** Moves the interview to the time that the applicant suggests. */
function AcceptTime({ interview: { proposedAt }, commands }: StepProps) {
  const t = useT('hire-calendar');
  const { whenInside } = useWhen();
  if (proposedAt === null || new Date(proposedAt) <= new Date()) return null;
  return (
    <SendButton isWide isBusy={commands.isBusy} onClick={() => void commands.move({ at: proposedAt })}>
      {t('accept', { when: whenInside(proposedAt) })}
    </SendButton>
  );
}

/** Says how the interview went, from its day on. What was said can be corrected, unless the applicant came. */
function OutcomeChips({ interview: { at, outcome }, commands }: StepProps) {
  const t = useT('hire-calendar');
  const isOnline = useIsOnline();
  if (outcome === 'CAME' || indiaDay(new Date()) < indiaDay(new Date(at))) return null;
  return (
    <fieldset className="nk-group hire-interview__outcomes" disabled={!isOnline || commands.isBusy}>
      <ChipToggle
        label={t('howWasIt')}
        value={outcome}
        options={INTERVIEW_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        onChange={(value) => value !== null && void commands.say(value)}
      />
    </fieldset>
  );
}

interface ButtonsProps extends InterviewCardProps {
  readonly onCall: () => void;
  readonly onChange: () => void;
}

function CardButtons({ interview, isOfPage = false, onCall, onChange }: ButtonsProps) {
  const t = useT('hire-calendar');
  const people = useT('hire-applicants');
  const { id: company } = useCompany();
  const { id, firstName: name, outcome } = interview;
  return (
    <div className="hire-interview__buttons">
      {!isOfPage && (
        <SendButton
          variant="secondary"
          size="s"
          icon={<Phone size={20} aria-hidden="true" />}
          aria-label={people('callName', { name })}
          onClick={onCall}
        >
          {people('call')}
        </SendButton>
      )}
      {outcome === null && (
        <>
          <SendButton
            variant="secondary"
            size="s"
            icon={<Pencil size={20} aria-hidden="true" />}
            aria-label={t('changeName', { name })}
            onClick={onChange}
          >
            {t('change')}
          </SendButton>
          <LinkButton
            variant="secondary"
            size="s"
            icon={<CalendarPlus size={20} aria-hidden="true" />}
            aria-label={t('fileName', { name })}
            href={calendarFileOf(company, id)}
            download="interview.ics"
          >
            {t('file')}
          </LinkButton>
        </>
      )}
    </div>
  );
}

/** One interview: when, where, what the applicant replied, and what can be done about it. */
export function InterviewCard({ interview, isOfPage = false }: InterviewCardProps) {
  const t = useT('hire-calendar');
  const phrase = useErrorPhrase();
  const [open, setOpen] = useState<'call' | 'change' | null>(null);
  const commands = useInterview(interview);
  const { whenInside } = useWhen();
  const close = () => setOpen(null);
  const error = phrase(commands.error);
  return (
    <Card as={isOfPage ? 'div' : 'li'} className="hire-interview">
      <Head interview={interview} isOfPage={isOfPage} />
      <Facts interview={interview} />
      {interview.outcome === null && <AcceptTime interview={interview} commands={commands} />}
      <OutcomeChips interview={interview} commands={commands} />
      {error !== null && open === null && (
        <p className="nk-field__error" role="alert">
          {error}
        </p>
      )}
      <CardButtons
        interview={interview}
        isOfPage={isOfPage}
        onCall={() => setOpen('call')}
        onChange={() => setOpen('change')}
      />
      {open === 'call' && <CallSheet {...interview} onClose={close} />}
      <BottomSheet
        isOpen={open === 'change'}
        title={t('changeName', { name: interview.firstName })}
        onClose={close}
      >
        <p className="hire-interview__before">{t('soFar', { when: whenInside(interview.at) })}</p>
        <InterviewForm
          applications={[interview.application]}
          before={interview}
          isBusy={commands.isBusy}
          error={error}
          onSend={async (plan) => {
            if (await commands.move(plan)) close();
          }}
        />
      </BottomSheet>
    </Card>
  );
}
