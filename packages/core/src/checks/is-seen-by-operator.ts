/** The times at which operators looked at a company; each is null if they have not. */
interface OperatorsLooks {
  readonly identitySeenAt: Date | null;
  readonly contactSeenAt: Date | null;
  readonly papersSeenAt: Date | null;
  readonly trustedAt: Date | null;
}

/**
 * Whether an operator has looked at a company: found its number, got an answer from its contact, accepted a paper, or
 * approved a job. A number that only a code has proved does not count.
 */
export function isSeenByOperator(looks: OperatorsLooks): boolean {
  return (
    looks.identitySeenAt !== null ||
    looks.contactSeenAt !== null ||
    looks.papersSeenAt !== null ||
    looks.trustedAt !== null
  );
}
