import { normalisePhone } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';

/** Why a typed number is not sent a code; null where it may be. */
export function useNumberProblem(verifiedPhone: string | null) {
  const errors = useT('errors');
  return (typed: string) => {
    if (typed.trim() === '') return errors('field.required');
    const phone = normalisePhone(typed);
    if (!phone) return errors('code.INVALID_NUMBER');
    return phone === verifiedPhone ? errors('code.ALREADY_VERIFIED') : null;
  };
}
