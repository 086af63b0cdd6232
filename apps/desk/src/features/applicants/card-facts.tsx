import type { applicantList } from '@nukkad/contract/partner/applicant.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Badge } from '@nukkad/ui';
import { BriefcaseBusiness, CalendarClock, ListChecks, MapPin } from 'lucide-react';
import { useDuePhrase } from './use-due-phrase.ts';

export type ApplicantCardData = PartnerOutput<typeof applicantList>['items'][number];

/** The facts by which people choose whom to call first: distance, years, skills, interview and when the answer is due. */
export function CardFacts({ card }: { readonly card: ApplicantCardData }) {
  const t = useT('hire-applicants');
  const { kilometres, date, time } = useFormat();
  const duePhrase = useDuePhrase();
  const yearsPhrase = (years: number | null) => {
    if (years === null) return t('yearsUnknown');
    return years === 0 ? t('yearsNone') : t('years', { count: years });
  };
  const due = card.dueAt === null ? null : duePhrase(card.dueAt);
  return (
    <ul className="hire-facts">
      {card.kilometres !== null && (
        <li>
          <MapPin size={18} aria-hidden="true" />
          {t('away', { distance: kilometres(card.kilometres) })}
        </li>
      )}
      <li>
        <BriefcaseBusiness size={18} aria-hidden="true" />
        {yearsPhrase(card.years)}
      </li>
      {card.skillsAsked > 0 && (
        <li>
          <ListChecks size={18} aria-hidden="true" />
          {t('skills', { met: card.skillsMet.length, asked: card.skillsAsked })}
        </li>
      )}
      {card.interviewAt !== null && (
        <li>
          <CalendarClock size={18} aria-hidden="true" />
          {`${date(card.interviewAt)}, ${time(card.interviewAt)}`}
        </li>
      )}
      {due !== null && card.held === null && (
        <li>
          <Badge tone={due.isLate ? 'danger' : 'accent'}>{due.text}</Badge>
        </li>
      )}
    </ul>
  );
}
