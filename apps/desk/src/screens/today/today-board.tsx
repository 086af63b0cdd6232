import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene, UiLink } from '@nukkad/ui';
import { ChevronRight } from 'lucide-react';
import { InterviewsToday } from './interviews-today.tsx';

type Company = PartnerOutput<typeof companyOne>;

/** One line for each group of people, with their number. A press opens the group. */
export function TodayBoard({ company }: { readonly company: Company }) {
  const t = useT('hire-today');
  const { APPLIED, SHORTLISTED, SCHEDULED, INTERVIEWED } = company.counts;
  const lines = [
    { stage: 'APPLIED', kind: 'new', count: APPLIED, text: t('new', { count: APPLIED }) },
    {
      stage: 'SHORTLISTED',
      kind: 'calm',
      count: SHORTLISTED,
      text: t('shortlisted', { count: SHORTLISTED }),
    },
    { stage: 'SCHEDULED', kind: 'calm', count: SCHEDULED, text: t('interviews', { count: SCHEDULED }) },
    { stage: 'INTERVIEWED', kind: 'calm', count: INTERVIEWED, text: t('met', { count: INTERVIEWED }) },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0)
    return (
      <EmptyState
        picture={<Scene name="done" />}
        title={t('nobodyWaits')}
        action={<LinkButton href="/applicants?stage=HIRED">{t('seeHired')}</LinkButton>}
      />
    );
  return (
    <>
      {company.overdue > 0 && <p className="hire-today__late">{t('overdue', { count: company.overdue })}</p>}
      <ul className="hire-today">
        {lines.map(({ stage, kind, count, text }) => (
          <li key={stage}>
            <UiLink
              className={`hire-today__line hire-today__line--${kind}`}
              href={`/applicants?stage=${stage}`}
            >
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
