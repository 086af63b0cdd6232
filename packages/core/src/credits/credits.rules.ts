import { AppError } from '../errors/app-error.ts';

export interface Spender {
  readonly credits: number;
  readonly isMobileVerified: boolean;
  readonly hasIdentity: boolean;
}

/** Throws the error of the first rule that forbids spending credits, for an application or an HR contact. */
export function checkMaySpend(
  { credits, isMobileVerified, hasIdentity }: Spender,
  { cost, requiresIdentity }: { readonly cost: number; readonly requiresIdentity: boolean },
): void {
  if (!isMobileVerified) throw new AppError('MOBILE_NOT_VERIFIED');
  if (requiresIdentity && !hasIdentity) throw new AppError('IDENTITY_MISSING');
  if (credits < cost) throw new AppError('NO_CREDITS');
}
