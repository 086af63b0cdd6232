import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoticeProps {
  readonly tone: 'info' | 'good' | 'warning' | 'danger';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const ICONS = { info: Info, good: CircleCheck, warning: TriangleAlert, danger: TriangleAlert } as const;

/** A permanent message in a page, such as safety advice, a paused job, or being offline. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`nk-notice nk-notice--${tone}`}>
      <Icon size={22} aria-hidden="true" />
      <div className="nk-notice__text">{children}</div>
      {action}
    </div>
  );
}
