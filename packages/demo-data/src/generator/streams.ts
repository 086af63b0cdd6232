/** Each kind of row, and each part of one made on its own, draws from its own stream of random numbers. */
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
