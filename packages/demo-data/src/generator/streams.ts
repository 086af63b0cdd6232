/** Numbers of independent random streams. Rows, and parts that are generated separately, each use their own. */
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
