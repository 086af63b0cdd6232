import { normalisePhone } from '@nukkad/domain/phone.ts';
import { useT } from '@nukkad/i18n/react.ts';

/**
 * Returns a function that validates a typed phone number. It returns the error message to show, or null if a code can be
 * sent. The number that the seeker has already verified (`verifiedPhone`) is an error.
 */
export function useNumberProblem(verifiedPhone: string | null) {
  const errors = useT('errors');
  return (typed: string) => {
    if (typed.trim() === '') return errors('field.required');
    const phone = normalisePhone(typed);
    if (!phone) return errors('code.INVALID_NUMBER');
    return phone === verifiedPhone ? errors('code.ALREADY_VERIFIED') : null;
  };
}
