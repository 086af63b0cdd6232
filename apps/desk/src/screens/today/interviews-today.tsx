import { interviewList } from '@nukkad/contract/partner/interview.routes.ts';
import { startOfIndiaDay } from '@nukkad/domain/india-day.ts';
import { isolated } from '@nukkad/i18n/isolated.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { LinkButton, UiLink } from '@nukkad/ui';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { usePartnerQuery } from '../../lib/partner-query.ts';

const DAY_MS = 86_400_000;

/** Who comes today and when, in one line that opens the calendar. A plain link if nobody does. */
export function InterviewsToday() {
  const t = useT('hire-today');
  const { time } = useFormat();
  const { id: company } = useCompany();
  const [start] = useState(() => startOfIndiaDay(new Date()));
  const query = { from: start.toISOString(), to: new Date(start.getTime() + DAY_MS).toISOString() };
  const { data } = usePartnerQuery(interviewList, { params: { company }, query });
  const open = (data?.items ?? []).filter(({ outcome, reply }) => outcome === null && reply !== 'DECLINED');
  if (open.length === 0)
    return (
      <LinkButton variant="secondary" isWide href="/calendar">
        {t('calendar')}
      </LinkButton>
    );
  const who = open.map(({ at, firstName }) => `${time(at)} ${isolated(firstName)}`).join(', ');
  return (
    <UiLink className="hire-today__line hire-today__line--calm" href="/calendar">
      <strong>{open.length}</strong> <span>{t('interviewsToday', { count: open.length, who })}</span>
      <ChevronRight size={24} aria-hidden="true" />
    </UiLink>
  );
}
