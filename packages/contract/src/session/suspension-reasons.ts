/** Why a seeker is suspended, as an operator says and the seeker is told. */
export const SUSPENSION_REASONS = ['FAKE_ACCOUNT', 'ABUSE', 'SPAM', 'OTHER_PERSON', 'RULES'] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];
