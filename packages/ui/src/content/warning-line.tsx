import type { ReactNode } from 'react';
import { TickMark } from './ticks-of-five.tsx';

/** A warning in red letters with an icon, in one row of a card or dialog. */
export function WarningLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className="nk-warning">
      <TickMark state="failed" />
      <span>{children}</span>
    </p>
  );
}
