import { createContext, type MouseEvent, useCallback, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUnmodifiedClick } from '../../../lib/routing/is-unmodified-click.ts';
import { shareIdOf } from '../../../lib/routing/share-id-of.ts';

/** Media query of screens on which a job can be open next to the list. The stylesheets use the same width. */
export const WIDE = '(min-width: 64rem)';

const PARAMETER = 'job';

/** The job that is open next to a list, and how to open another. */
export interface JobOpening {
  /** Share id of the job that is shown next to the list; null if there is none. */
  readonly shareId: string | null;
  /**
   * Handles a click on a job's link: opens the job next to the list if the screen is wide enough, otherwise lets the
   * link work.
   */
  readonly follow: (event: MouseEvent, job: { readonly link: string }) => void;
}

const JobOpeningContext = createContext<JobOpening | null>(null);
export const JobOpeningProvider = JobOpeningContext.Provider;

/** Returns the job pane of the surrounding list; null if its jobs open on their own page. */
export function useJobOpening(): JobOpening | null {
  return useContext(JobOpeningContext);
}

/** Keeps the open job in the URL, so that it survives a reload and Back closes it. */
export function useOpenJob(onOpened: () => void): JobOpening & { readonly close: () => void } {
  const [params, setParams] = useSearchParams();
  const parameter = params.get(PARAMETER);
  const shareId = parameter === null ? null : shareIdOf(parameter);
  const change = useCallback(
    (next: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === null) after.delete(PARAMETER);
          else after.set(PARAMETER, next);
          return after;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  const follow = useCallback(
    (event: MouseEvent, job: { readonly link: string }) => {
      const next = shareIdOf(job.link);
      if (next === null || !isUnmodifiedClick(event) || !window.matchMedia(WIDE).matches) return;
      event.preventDefault();
      onOpened();
      if (next !== shareId) change(next);
    },
    [change, onOpened, shareId],
  );
  const close = useCallback(() => change(null), [change]);
  return useMemo(() => ({ shareId, follow, close }), [shareId, follow, close]);
}
