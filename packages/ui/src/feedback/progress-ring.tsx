import type { ReactNode } from 'react';

export interface ProgressRingProps {
  readonly value: number;
  readonly max: number;
  /** The accessible name with the value, such as "Profile 60% complete". */
  readonly label: string;
  /** Content in the middle of the ring; the value by default. */
  readonly children?: ReactNode;
  readonly tone?: 'primary' | 'accent' | 'good' | undefined;
}

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;

/** A ring that shows a value as a share of its maximum. */
export function ProgressRing({ value, max, label, children, tone = 'primary' }: ProgressRingProps) {
  const share = max <= 0 ? 0 : Math.min(Math.max(value / max, 0), 1);
  return (
    <div className={`nk-ring nk-ring--${tone}`} role="img" aria-label={label}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle className="nk-ring__line" cx="24" cy="24" r={RADIUS} />
        <circle
          className="nk-ring__value"
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={`${(share * AROUND).toFixed(2)} ${AROUND.toFixed(2)}`}
        />
      </svg>
      <span className="nk-ring__word">{children ?? value}</span>
    </div>
  );
}
