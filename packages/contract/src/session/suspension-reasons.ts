/** Reasons for suspending a seeker. The operator chooses one, and the seeker sees it. */
export const SUSPENSION_REASONS = ['FAKE_ACCOUNT', 'ABUSE', 'SPAM', 'OTHER_PERSON', 'RULES'] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];
