import { useIsNavigating } from '../../lib/routing/navigation-context.ts';

/** A line at the top while the next place is being fetched. */
export function ProgressLine() {
  return <div className="progress-line" data-busy={useIsNavigating() ? '' : undefined} aria-hidden />;
}
