import { useT } from '@nukkad/i18n/react.ts';
import { CalendarClock } from 'lucide-react';
import { InterviewCard } from '../../features/interviews/interview-card.tsx';
import { SendButton } from '../../lib/send-button.tsx';
import type { Applicant } from './applicant.ts';

/** Returns whether an interview is planned. It can be changed; a second one needs an outcome first. */
export function isPlanned({ interview }: Pick<Applicant, 'interview'>): boolean {
  return interview !== null && interview.outcome === null;
}

interface InterviewPartProps {
  readonly applicant: Applicant;
  readonly onInvite: () => void;
}

/** The last interview of the applicant, and a button to invite them if none is planned. */
export function InterviewPart({ applicant, onInvite }: InterviewPartProps) {
  const t = useT('hire-calendar');
  const { interview, firstName, next, held } = applicant;
  const canInvite = next.includes('SCHEDULED') && held === null && !isPlanned(applicant);
  if (interview === null && !canInvite) return null;
  return (
    <section className="hire-applicant__interview">
      <h2>{t('interview')}</h2>
      {interview !== null && <InterviewCard interview={{ ...interview, firstName }} isOfPage />}
      {canInvite && (
        <SendButton
          variant="secondary"
          isWide
          icon={<CalendarClock size={22} aria-hidden="true" />}
          onClick={onInvite}
        >
          {t(interview === null ? 'invitePerson' : 'inviteAgain', { name: firstName })}
        </SendButton>
      )}
    </section>
  );
}
