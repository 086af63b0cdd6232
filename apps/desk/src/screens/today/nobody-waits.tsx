import { partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { useCompany } from '../../lib/company.ts';
import { usePartnerQuery } from '../../lib/partner-query.ts';

/** Shown if nobody waits: how often the open jobs were seen, and the next step, which is to post a job or to share one. */
export function NobodyWaits() {
  const t = useT('hire-today');
  const { id: company } = useCompany();
  const { data } = usePartnerQuery(partnerJobs, { params: { company }, query: { state: 'OPEN' } });
  const [latest] = data?.items ?? [];
  if (data !== undefined && latest === undefined)
    return (
      <EmptyState
        picture={<Scene name="no-jobs" />}
        title={t('noJob')}
        action={<LinkButton href="/jobs/new">{t('postJob')}</LinkButton>}
      >
        <p>{t('noJobHint')}</p>
      </EmptyState>
    );
  const seen = data?.items.reduce((sum, { viewCount }) => sum + viewCount, 0) ?? 0;
  return (
    <EmptyState
      picture={<Scene name="done" />}
      title={t('nobodyWaits')}
      action={latest && <LinkButton href={`/jobs/${latest.id}`}>{t('sharePoster')}</LinkButton>}
    >
      {seen > 0 && <p>{t('seen', { count: seen })}</p>}
    </EmptyState>
  );
}
