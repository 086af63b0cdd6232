import * as jobs from './jobs/job.routes.ts';

/** Every route of the product, by its place in the code. */
export const routes = {
  ...jobs,
} as const;

export type Routes = typeof routes;
