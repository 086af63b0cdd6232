import { indiaDay } from '@nukkad/domain/india-day.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ChipToggle, EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Interview } from '../../features/interviews/interview.ts';
import { useWhen } from '../../features/interviews/use-when.ts';
import { useCompany } from '../../lib/company.ts';
import { dayAfter, readView, spanOf, WEEK_DAYS } from './calendar-span.ts';
import { InterviewDays } from './interview-days.tsx';
import './calendar.css';

/** The value of the chip that shows the next seven days. */
const WEEK = 'week';

function NoInterviews() {
  const t = useT('hire-calendar');
  return (
    <EmptyState
      picture={<Scene name="no-results" width={160} />}
      title={t('empty')}
      action={<LinkButton href="/applicants">{t('invite')}</LinkButton>}
    >
      <p>{t('emptyHint')}</p>
    </EmptyState>
  );
}

/** Whether somebody still has to say how an interview went. */
const isUnsaid = ({ outcome, reply }: Interview) => outcome === null && reply !== 'DECLINED';

/** The interviews of today, of tomorrow, of the next seven days, or of the day in the address. */
export function Screen() {
  const t = useT('hire-calendar');
  const { name } = useCompany();
  const [now] = useState(() => new Date());
  const { dayName } = useWhen(now);
  const [search, setSearch] = useSearchParams();
  const today = indiaDay(now);
  const tomorrow = dayAfter(today, 1);
  const view = readView(search, today);
  const value = view.kind === 'week' ? WEEK : view.day;
  const days = [today, tomorrow, ...(view.kind === 'day' ? [view.day] : [])];
  const options = [...new Set(days)].sort().map((day) => ({ value: day, label: dayName(day) }));
  const span = view.kind === 'week' ? spanOf(today, WEEK_DAYS) : spanOf(view.day, 1);
  return (
    <div className="nk-page nk-page--text hire-page hire-calendar">
      <title>{`${t('title')} · ${name}`}</title>
      <h1>{t('title')}</h1>
      <ChipToggle
        label={t('which')}
        isLabelHidden
        layout="scroll"
        value={value}
        options={[...options, { value: WEEK, label: t('days', { count: WEEK_DAYS }) }]}
        onChange={(next) => {
          if (next === WEEK) setSearch({ days: String(WEEK_DAYS) }, { replace: true });
          else if (next !== null) setSearch(next === today ? {} : { day: next }, { replace: true });
        }}
      />
      <InterviewDays key={value} span={span} empty={<NoInterviews />} />
      {value === today && (
        <InterviewDays
          span={spanOf(dayAfter(today, -WEEK_DAYS), WEEK_DAYS)}
          isShown={isUnsaid}
          heading={t('howWasIt')}
          empty={null}
        />
      )}
    </div>
  );
}
