import type { ReactNode } from 'react';

export interface HighlightProps {
  /** The number, such as "₹15,000–20,000". */
  readonly children: ReactNode;
  /** The unit in smaller letters, such as "a month". */
  readonly unit?: ReactNode;
  readonly size?: 'm' | 'l' | undefined;
}

/** A number with a marigold stroke under it, for the pay. */
export function Highlight({ children, unit, size = 'm' }: HighlightProps) {
  return (
    <span className={`nk-highlight nk-highlight--${size}`}>
      <strong>{children}</strong>
      {unit && <span className="nk-highlight__unit"> {unit}</span>}
    </span>
  );
}
