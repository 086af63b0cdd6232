import { cx } from '@nukkad/ui';
import type { ReactNode } from 'react';

interface BandProps {
  readonly children: ReactNode;
  /** Element id of the heading that labels the section. */
  readonly titleId: string;
  /** A background colour over the full width: dark blue (`board`) or grey (`shade`). */
  readonly tone?: 'board' | 'shade';
  readonly className?: string;
}

/** A section of the landing page. A coloured background spans the full width of the window. */
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
