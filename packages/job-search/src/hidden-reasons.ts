/** Values of `job.status_reason` that hide a job from everybody. */
export const HIDDEN_REASONS = [
  'removed-as-fake',
  'awaiting-moderation',
  'moderation-refused',
  'withdrawn-unmoderated',
] as const;
