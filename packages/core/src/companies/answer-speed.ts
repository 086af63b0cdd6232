import type { CompanyFigures } from '@nukkad/domain/answer-speed.ts';

/** The figures as a left join reads them: all null for a company that has none. */
interface StoredFigures {
  readonly applications: number | null;
  readonly answered: number | null;
  readonly medianHours: number | null;
}

/** Returns the figures of a company; null if it has none. */
export function figuresOf({ applications, answered, medianHours }: StoredFigures): CompanyFigures | null {
  return applications === null || answered === null ? null : { applications, answered, medianHours };
}
