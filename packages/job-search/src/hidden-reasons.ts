/** Reasons of a status under which a job is shown to nobody, wherever it is asked for. */
export const HIDDEN_REASONS = [
  'removed-as-fake',
  'awaiting-moderation',
  'moderation-refused',
  'withdrawn-unmoderated',
] as const;
