import type { ReactNode } from 'react';

export interface HighlightProps {
  /** The number first ("₹15,000–20,000"). */
  readonly children: ReactNode;
  /** What belongs to it, smaller ("a month"). */
  readonly unit?: ReactNode;
  readonly size?: 'm' | 'l' | undefined;
}

/** A brush stroke of marigold under the one figure that matters: the pay. */
export function Highlight({ children, unit, size = 'm' }: HighlightProps) {
  return (
    <span className={`nk-highlight nk-highlight--${size}`}>
      <strong>{children}</strong>
      {unit && <span className="nk-highlight__unit"> {unit}</span>}
    </span>
  );
}
