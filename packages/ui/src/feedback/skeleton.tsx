import { cx } from '../lib/cx.ts';

export interface SkeletonProps {
  /** The number of text lines; the last one is shorter. */
  readonly lines?: number | undefined;
  readonly shape?: 'lines' | 'card' | 'picture' | undefined;
  readonly className?: string | undefined;
}

/** A grey placeholder of the size of the coming content, so that the layout does not shift. Hidden from screen readers. */
export function Skeleton({ lines = 3, shape = 'lines', className }: SkeletonProps) {
  if (shape === 'picture')
    return <div className={cx('nk-bone nk-bone--picture', className)} aria-hidden="true" />;
  const bones = Array.from({ length: lines }, (_, line) => <div key={line} className="nk-bone" />);
  return (
    <div className={cx(shape === 'card' && 'nk-card', 'nk-bones', className)} aria-hidden="true">
      {shape === 'card' && <div className="nk-bone nk-bone--logo" />}
      {bones}
    </div>
  );
}

/** Placeholders of several cards. Screen readers read the label instead. */
export function SkeletonList({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <div className="nk-stack" role="status" aria-busy="true">
      <span className="nk-hidden">{label}</span>
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} shape="card" lines={4} />
      ))}
    </div>
  );
}
