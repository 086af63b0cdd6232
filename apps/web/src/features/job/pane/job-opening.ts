import { createContext, type MouseEvent, useCallback, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPlainPress } from '../../../lib/routing/is-plain-press.ts';
import { shareIdOf } from '../../../lib/routing/share-id-of.ts';

/** From this width on a list has room for a job beside it; the stylesheets know it too. */
export const WIDE = '(min-width: 64rem)';

const PARAMETER = 'job';

/** The job that is open beside a list, and how to open another. */
export interface JobOpening {
  /** The open job's share id; null where none is. */
  readonly shareId: string | null;
  /** For a press on a job's link: opens it beside the list where there is room, or lets the link lead to its page. */
  readonly follow: (event: MouseEvent, job: { readonly link: string }) => void;
}

const JobOpeningContext = createContext<JobOpening | null>(null);
export const JobOpeningProvider = JobOpeningContext.Provider;

/** The opening of the list around; null where jobs open on their own page. */
export function useJobOpening(): JobOpening | null {
  return useContext(JobOpeningContext);
}

/** The open job as it stands in the address, so that it outlives a reload and Back closes it. */
export function useOpenJob(onOpened: () => void): JobOpening & { readonly close: () => void } {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAMETER);
  const shareId = asked === null ? null : shareIdOf(asked);
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
      if (next === null || !isPlainPress(event) || !window.matchMedia(WIDE).matches) return;
      event.preventDefault();
      onOpened();
      if (next !== shareId) change(next);
    },
    [change, onOpened, shareId],
  );
  const close = useCallback(() => change(null), [change]);
  return useMemo(() => ({ shareId, follow, close }), [shareId, follow, close]);
}
