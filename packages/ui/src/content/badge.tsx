import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'primary' | 'accent' | 'good' | 'danger';

export interface BadgeProps {
  readonly tone?: Tone | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A label of one or two words, such as "Applied", "New" or "Closed". */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`nk-badge nk-badge--${tone}`}>
      {icon}
      {children}
    </span>
  );
}
