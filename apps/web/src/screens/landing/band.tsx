import { cx } from '@nukkad/ui';
import type { ReactNode } from 'react';

interface BandProps {
  readonly children: ReactNode;
  /** The id of the heading that names it. */
  readonly titleId: string;
  /** Painted from edge to edge: the deep board, or the shade under the awning. */
  readonly tone?: 'board' | 'shade';
  readonly className?: string;
}

/** One part of the landing, as wide as the page; a painted one runs from edge to edge. */
export function Band({ children, titleId, tone, className }: BandProps) {
  return (
    <section
      aria-labelledby={titleId}
      className={cx('landing-band', tone && `landing-band--${tone}`, className)}
    >
      {children}
    </section>
  );
}
