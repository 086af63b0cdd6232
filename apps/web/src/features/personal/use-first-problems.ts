import { readBirthDay } from '@nukkad/domain/birth-date.ts';
import { isLettersOnly } from '@nukkad/domain/person-name.ts';
import { useT } from '@nukkad/i18n/react.ts';
import type { Problems } from '../../lib/use-field-problems.ts';
import type { FirstProfile } from './use-first-profile.ts';

export type FirstField = keyof FirstProfile | 'phone';

/** Returns a function that validates the first-time form. It returns the error messages by field. */
export function useFirstProblems(isMobileVerified: boolean) {
  const t = useT('personal');
  return (values: FirstProfile): Problems<FirstField> => ({
    name: isLettersOnly(values.name) ? undefined : t('problem.name'),
    birthDate: readBirthDay(values.birthDate, new Date()) ? undefined : t('problem.birthDate'),
    phone: isMobileVerified ? undefined : t('problem.phone'),
    gender: values.gender ? undefined : t('problem.gender'),
  });
}
