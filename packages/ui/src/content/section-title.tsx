import type { ReactNode } from 'react';

export interface SectionTitleProps {
  readonly children: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
  readonly size?: 'l' | 'xl' | '2xl' | undefined;
  /** Content at the end of the line, such as a link or a count. */
  readonly aside?: ReactNode;
  readonly id?: string | undefined;
}

/** A heading with a marigold stroke under it. */
export function SectionTitle({ children, level = 2, size = 'l', aside, id }: SectionTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="nk-section-title">
      <Heading id={id} className={`nk-section-title__word nk-section-title__word--${size}`}>
        {children}
      </Heading>
      {aside}
    </div>
  );
}
