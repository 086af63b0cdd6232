import { createContext, type ReactNode, useContext } from 'react';

/** Heading level of a job's title: 1 on its own page, 2 next to a list. */
export type TitleLevel = 1 | 2;

const TitleLevelContext = createContext<TitleLevel>(1);
export const TitleLevelProvider = TitleLevelContext.Provider;

export function useTitleLevel(): TitleLevel {
  return useContext(TitleLevelContext);
}

interface JobSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section with a heading one level below the job's title. */
export function JobSection({ id, title, children }: JobSectionProps) {
  const Heading = useTitleLevel() === 1 ? 'h2' : 'h3';
  return (
    <section className="job-detail__section" aria-labelledby={id}>
      <Heading id={id} className="job-detail__heading">
        {title}
      </Heading>
      {children}
    </section>
  );
}
