import { readBirthDay } from '@nukkad/domain/birth-date.ts';
import { isLettersOnly } from '@nukkad/domain/person-name.ts';
import { socialAddress } from '@nukkad/domain/website.ts';
import { useT } from '@nukkad/i18n/react.ts';
import type { Problems } from '../../lib/use-field-problems.ts';
import type { EditedProfile } from './edited-profile.ts';

export type EditField = keyof EditedProfile | 'phone';

/** Returns a function that validates the form. */
export function useEditProblems(isMobileVerified: boolean) {
  const t = useT('personal');
  const errors = useT('errors');
  const optionalName = (name: string) =>
    name.trim() === '' || isLettersOnly(name) ? undefined : errors('field.lettersOnly');
  const link = (network: Parameters<typeof socialAddress>[0], text: string) =>
    text.trim() === '' || socialAddress(network, text) ? undefined : t('problem.link');
  return (values: EditedProfile): Problems<EditField> => ({
    name: isLettersOnly(values.name) ? undefined : t('problem.name'),
    fatherName: optionalName(values.fatherName),
    motherName: optionalName(values.motherName),
    city: values.city ? undefined : t('problem.city'),
    birthDate: readBirthDay(values.birthDate, new Date()) ? undefined : t('problem.birthDate'),
    phone: isMobileVerified ? undefined : t('problem.phone'),
    linkedin: link('LINKEDIN', values.linkedin),
    instagram: link('INSTAGRAM', values.instagram),
    facebook: link('FACEBOOK', values.facebook),
  });
}
