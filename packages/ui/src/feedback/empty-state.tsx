import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** A picture, usually a `Scene`. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** A button or link for the next step. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3 | undefined;
}

/** Shown in place of an empty list: a picture, an explanation and the next step. */
export function EmptyState({ picture, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="nk-empty">
      {picture}
      <Heading className="nk-empty__title">{title}</Heading>
      {children && <div className="nk-empty__text">{children}</div>}
      {action && <div className="nk-empty__action">{action}</div>}
    </div>
  );
}
