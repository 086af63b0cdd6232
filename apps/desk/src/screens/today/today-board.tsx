import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, Scene } from '@nukkad/ui';

type Company = PartnerOutput<typeof companyOne>;

/** One line for each group of people, with their number. */
export function TodayBoard({ company }: { readonly company: Company }) {
  const t = useT('hire-today');
  const { APPLIED, SHORTLISTED, SCHEDULED } = company.counts;
  const lines = [
    { key: 'new', count: APPLIED, text: t('new', { count: APPLIED }) },
    { key: 'overdue', count: company.overdue, text: t('overdue', { count: company.overdue }) },
    { key: 'shortlisted', count: SHORTLISTED, text: t('shortlisted', { count: SHORTLISTED }) },
    { key: 'interviews', count: SCHEDULED, text: t('interviews', { count: SCHEDULED }) },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return <EmptyState picture={<Scene name="no-jobs" />} title={t('nobodyWaits')} />;
  return (
    <ul className="hire-today">
      {lines.map(({ key, count, text }) => (
        <li key={key} className={`hire-today__line hire-today__line--${key}`}>
          <strong aria-hidden="true">{count}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
