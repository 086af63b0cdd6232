import { interviewList } from '@nukkad/contract/partner/interview.routes.ts';
import { isolated } from '@nukkad/i18n/isolated.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Notice } from '@nukkad/ui';
import { useCompany } from '../../lib/company.ts';
import { usePartnerQuery } from '../../lib/partner-query.ts';

/** The time around an interview in which another one is a double booking. */
const NEAR_MS = 30 * 60_000;

interface SameTimeProps {
  readonly at: Date;
  /** The applications that are invited. Their own interviews do not count. */
  readonly except: readonly string[];
}

/** Warns that somebody else has an interview at about this time. It is allowed, because shops invite several at once. */
export function SameTime({ at, except }: SameTimeProps) {
  const t = useT('hire-answers');
  const { time } = useFormat();
  const { id: company } = useCompany();
  const from = new Date(at.getTime() - NEAR_MS + 1).toISOString();
  const to = new Date(at.getTime() + NEAR_MS).toISOString();
  const { data } = usePartnerQuery(interviewList, { params: { company }, query: { from, to } });
  const others = (data?.items ?? []).filter(
    ({ application, outcome, reply }) =>
      outcome === null && reply !== 'DECLINED' && !except.includes(application),
  );
  if (others.length === 0) return null;
  const names = others
    .map(({ firstName, at: start }) => `${isolated(firstName)} (${time(start)})`)
    .join(', ');
  return (
    <div role="status">
      <Notice tone="warning">{t('sameTime', { count: others.length, names })}</Notice>
    </div>
  );
}
