import { createContext, type ReactNode, useContext } from 'react';

/** How deep a job's title stands: 1 on its own page, 2 beside a list. */
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

/** A part of a job under its own heading, one level below the job's title. */
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
