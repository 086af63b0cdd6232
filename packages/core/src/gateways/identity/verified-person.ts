import type { IdentityProvider } from '@nukkad/db';

/** Who a provider says someone is, after its own proof. Accounts are keyed on provider and subject. */
export interface VerifiedPerson {
  readonly provider: IdentityProvider;
  readonly subject: string;
  /** Only when the provider has verified it. */
  readonly email: string | null;
  readonly name: string;
  readonly imageUrl: string | null;
}
