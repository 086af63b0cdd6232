import type { JobCard, JobFilterOutput, JobStepStart } from '@nukkad/contract';

/**
 * A group of results that match equally closely, such as all exact matches or all nearby alternatives. It may span
 * several pages.
 */
export interface StepOfList extends Omit<JobStepStart, 'from'> {
  readonly jobs: readonly JobCard[];
}

type Page = Pick<JobFilterOutput, 'jobs' | 'steps'>;

const WHOLE: readonly JobStepStart[] = [{ step: 'NAMED_WORK', from: 0 }];

function stepsOfPage({ jobs, steps = WHOLE }: Page): StepOfList[] {
  return steps.map(({ from, ...step }, at) => ({ ...step, jobs: jobs.slice(from, steps[at + 1]?.from) }));
}

/**
 * Joins the results of all pages into groups. A page that continues the previous page's group does not start a new
 * one.
 */
export function stepsOf(pages: readonly Page[]): StepOfList[] {
  const joined: StepOfList[] = [];
  for (const step of pages.flatMap(stepsOfPage)) {
    const last = joined.at(-1);
    if (last?.step === step.step) joined.splice(-1, 1, { ...last, jobs: [...last.jobs, ...step.jobs] });
    else joined.push(step);
  }
  return joined.filter(({ jobs }) => jobs.length > 0);
}
