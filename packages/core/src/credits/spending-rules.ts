import { AppError } from '../errors/app-error.ts';

export interface Spender {
  readonly credits: number;
  readonly isMobileVerified: boolean;
  readonly hasIdentity: boolean;
}

/** Throws the refusal of the first rule that says no to spending credits, whether for applying or for a call. */
export function checkMaySpend(
  { credits, isMobileVerified, hasIdentity }: Spender,
  { cost, requiresIdentity }: { readonly cost: number; readonly requiresIdentity: boolean },
): void {
  if (!isMobileVerified) throw new AppError('MOBILE_NOT_VERIFIED');
  if (requiresIdentity && !hasIdentity) throw new AppError('IDENTITY_MISSING');
  if (credits < cost) throw new AppError('NO_CREDITS');
}
