import { useNavigation } from 'react-router-dom';

/** A line at the top while the next place is being fetched. */
export function ProgressLine() {
  const isBusy = useNavigation().state !== 'idle';
  return <div className="progress-line" data-busy={isBusy ? '' : undefined} aria-hidden />;
}
