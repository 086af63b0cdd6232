import { interviewList } from '@nukkad/contract/partner/interview.routes.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { ReactNode } from 'react';
import type { Interview } from '../../features/interviews/interview.ts';
import { InterviewCard } from '../../features/interviews/interview-card.tsx';
import { useWhen } from '../../features/interviews/use-when.ts';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { MoreItems } from '../../lib/more-items.tsx';
import { usePartnerPages } from '../../lib/use-partner-pages.ts';
import type { Span } from './calendar-span.ts';

const PAGE_SIZE = '50';

interface InterviewDaysProps {
  readonly span: Span;
  /** Which of the interviews are shown; all if undefined. */
  readonly isShown?: (interview: Interview) => boolean;
  /** Shown above the days if there are interviews. */
  readonly heading?: string;
  /** Shown if there are none. */
  readonly empty: ReactNode;
}

function byDay(interviews: readonly Interview[]): [string, Interview[]][] {
  const days = new Map<string, Interview[]>();
  for (const interview of interviews) {
    const day = indiaDay(new Date(interview.at));
    days.set(day, [...(days.get(day) ?? []), interview]);
  }
  return [...days];
}

/** The interviews of a span, under the name of each day, page by page. */
export function InterviewDays({ span, isShown = () => true, heading, empty }: InterviewDaysProps) {
  const { dayName } = useWhen();
  const { id: company } = useCompany();
  const input = { params: { company }, query: { ...span, size: PAGE_SIZE } };
  const pages = usePartnerPages(interviewList, input);
  return (
    <Loaded query={pages.query}>
      {(all) => {
        const interviews = all.filter(isShown);
        return (
          <>
            {heading !== undefined && interviews.length > 0 && <h2>{heading}</h2>}
            {interviews.length === 0 && pages.more === null && empty}
            {byDay(interviews).map(([day, ofDay]) => (
              <section key={day} className="hire-calendar__day" aria-label={dayName(day)}>
                <h2 className="hire-calendar__name">{dayName(day)}</h2>
                <ul className="hire-calendar__list">
                  {ofDay.map((interview) => (
                    <InterviewCard key={interview.id} interview={interview} />
                  ))}
                </ul>
              </section>
            ))}
            <MoreItems pages={pages} />
          </>
        );
      }}
    </Loaded>
  );
}
