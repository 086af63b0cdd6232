import type { JobCard as Job } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { JobCard } from '../../features/job/card/job-card.tsx';

const SETTLED_MS = 120;
/** Number of cards that are rendered first, and added when the reader reaches the end. */
const CARDS = 20;

/** The selected job, and how it was selected. */
export interface SelectedJob {
  readonly id: string;
  readonly by: 'map' | 'swipe' | 'pointing';
}

interface JobRailProps {
  readonly jobs: readonly Job[];
  /** Index of the first job that is farther away than the requested radius. */
  readonly beyondFrom: number;
  readonly selected: SelectedJob | null;
  readonly onSelect: (selected: SelectedJob) => void;
  readonly children?: ReactNode;
}

/**
 * The cards of the map's jobs: a row to swipe on a phone, a list next to the map on wide screens. Further cards are added on demand. The
 * cards are not rendered again when only the sheet around them changes.
 */
export const JobRail = memo(function JobRail(props: JobRailProps) {
  const { jobs, beyondFrom, selected, onSelect, children } = props;
  const t = useT('map');
  const jobWords = useT('jobs');
  const common = useT('common');
  const row = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [count, setCount] = useState(CARDS);
  // A marker can select a job whose card is not rendered yet.
  const picked = selected?.by === 'map' ? jobs.findIndex(({ id }) => id === selected.id) : -1;
  if (picked >= count) setCount(picked + 1);

  useEffect(() => {
    if (selected?.by !== 'map') return;
    const card = row.current?.querySelector<HTMLElement>(`[data-job="${selected.id}"]`);
    const list = row.current;
    if (!card || !list) return;
    // Scrolls only the list, not the page.
    list.scrollTo({
      left: card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2,
      top: card.offsetTop - (list.clientHeight - card.offsetHeight) / 2,
    });
  }, [selected]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = () => {
    const list = row.current;
    if (!list || list.scrollWidth <= list.clientWidth) return;
    const middle = list.scrollLeft + list.clientWidth / 2;
    const cards = [...list.querySelectorAll<HTMLElement>('[data-job]')];
    const card = cards.find(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth >= middle);
    const id = card?.dataset.job;
    if (id && id !== selected?.id) onSelect({ id, by: 'swipe' });
  };
  const showMore = () => setCount((before) => before + CARDS);
  // Shows more cards when the button comes into view.
  const watchEnd = (button: HTMLButtonElement | null) => {
    if (!button || !('IntersectionObserver' in window)) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && showMore(), {
      root: row.current,
      rootMargin: '200px',
    });
    watcher.observe(button);
    return () => watcher.disconnect();
  };
  const follow = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, SETTLED_MS);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard.
    <ul ref={row} className="job-rail" aria-label={t('list')} tabIndex={0} onScroll={follow}>
      {children && <li className="job-rail__note">{children}</li>}
      {jobs.slice(0, count).map((job, index) => (
        <li
          key={job.id}
          data-job={job.id}
          onPointerEnter={() => onSelect({ id: job.id, by: 'pointing' })}
          onFocus={() => onSelect({ id: job.id, by: 'swipe' })}
        >
          {index === beyondFrom && <p className="job-rail__beyond">{jobWords('nearby')}</p>}
          <JobCard job={job} headingLevel={2} isCurrent={selected?.id === job.id} />
        </li>
      ))}
      {count < jobs.length && (
        <li className="job-rail__more">
          <Button variant="secondary" ref={watchEnd} onClick={showMore}>
            {common('loadMore')}
          </Button>
        </li>
      )}
    </ul>
  );
});
