/**
 * Numbers of the independent random streams. Rows, and parts that are generated separately, each have their own
 * stream.
 */
export const STREAM = {
  companyPlan: 1,
  companyText: 2,
  companyAddress: 3,
  job: 4,
  companyShareId: 5,
  jobShareId: 6,
  companyId: 7,
  jobId: 8,
} as const;
