import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { UiLink } from '@nukkad/ui';
import { ChevronRight } from 'lucide-react';
import { InterviewsToday } from './interviews-today.tsx';
import { NobodyWaits } from './nobody-waits.tsx';

type Company = PartnerOutput<typeof companyOne>;

/** Returns the list of applicants of a stage. */
const stageLink = (stage: keyof Company['counts']) => `/applicants?stage=${stage}`;

/** How many answers are overdue, due today and due tomorrow, a line each. */
function DueAnswers({ company: { overdue, due } }: { readonly company: Company }) {
  const t = useT('hire-today');
  const { today, tomorrow } = due ?? { today: 0, tomorrow: 0 };
  return (
    <>
      {overdue > 0 && <p className="hire-today__late">{t('overdue', { count: overdue })}</p>}
      {today > 0 && <p className="hire-today__due">{t('dueToday', { count: today })}</p>}
      {tomorrow > 0 && <p className="hire-today__due">{t('dueTomorrow', { count: tomorrow })}</p>}
    </>
  );
}

/** One line for each group of people, for jobs to confirm and for unread messages, with their number. A press opens them. */
export function TodayBoard({ company }: { readonly company: Company }) {
  const t = useT('hire-today');
  const { APPLIED, SHORTLISTED, SCHEDULED, INTERVIEWED } = company.counts;
  const unread = company.unreadMessages ?? 0;
  const toConfirm = company.jobsToConfirm ?? 0;
  const lines = [
    { href: stageLink('APPLIED'), kind: 'new', count: APPLIED, text: t('new', { count: APPLIED }) },
    { href: '/jobs?confirm', kind: 'calm', count: toConfirm, text: t('confirm', { count: toConfirm }) },
    { href: '/messages', kind: 'calm', count: unread, text: t('unread', { count: unread }) },
    {
      href: stageLink('SHORTLISTED'),
      kind: 'calm',
      count: SHORTLISTED,
      text: t('shortlisted', { count: SHORTLISTED }),
    },
    {
      href: stageLink('SCHEDULED'),
      kind: 'calm',
      count: SCHEDULED,
      text: t('interviews', { count: SCHEDULED }),
    },
    {
      href: stageLink('INTERVIEWED'),
      kind: 'calm',
      count: INTERVIEWED,
      text: t('met', { count: INTERVIEWED }),
    },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return <NobodyWaits />;
  return (
    <>
      <DueAnswers company={company} />
      <ul className="hire-today">
        {lines.map(({ href, kind, count, text }) => (
          <li key={href}>
            <UiLink className={`hire-today__line hire-today__line--${kind}`} href={href}>
              <strong>{count}</strong> <span>{text}</span>
              <ChevronRight size={24} aria-hidden="true" />
            </UiLink>
          </li>
        ))}
        {SCHEDULED > 0 && (
          <li>
            <InterviewsToday />
          </li>
        )}
      </ul>
    </>
  );
}
