import { normalisePhone } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';

/** Returns a function that explains why no code can be sent to a number; null if it can. */
export function useNumberProblem(verifiedPhone: string | null) {
  const errors = useT('errors');
  return (typed: string) => {
    if (typed.trim() === '') return errors('field.required');
    const phone = normalisePhone(typed);
    if (!phone) return errors('code.INVALID_NUMBER');
    return phone === verifiedPhone ? errors('code.ALREADY_VERIFIED') : null;
  };
}
