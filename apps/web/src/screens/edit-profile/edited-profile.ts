import type { CandidateProfile, Gender, ProfileEdit } from '@nukkad/contract';
import { nationalDigits } from '@nukkad/contract/rules/phone.ts';

/** The edit form's values; blank where nothing is told. */
export interface EditedProfile {
  readonly name: string;
  readonly fatherName: string;
  readonly motherName: string;
  /** The English name of a city of the list. */
  readonly city: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly gender: Gender | null;
  readonly linkedin: string;
  readonly instagram: string;
  readonly facebook: string;
}

/** What the form begins with. */
export function editedFrom(profile: CandidateProfile): EditedProfile {
  return {
    name: profile.name,
    fatherName: profile.fatherName,
    motherName: profile.motherName,
    city: profile.city ?? '',
    birthDate: profile.birthDay ?? '',
    gender: profile.gender,
    linkedin: profile.links.linkedin ?? '',
    instagram: profile.links.instagram ?? '',
    facebook: profile.links.facebook ?? '',
  };
}

/** What is sent; a blank field is left out, which clears it. */
export function editOf(values: EditedProfile): ProfileEdit {
  const told = (text: string) => text.trim() || undefined;
  return {
    name: told(values.name),
    city: told(values.city),
    birthDate: told(values.birthDate),
    gender: values.gender ?? undefined,
    fatherName: told(values.fatherName),
    motherName: told(values.motherName),
    linkedin: told(values.linkedin),
    facebook: told(values.facebook),
    instagram: told(values.instagram),
  };
}

/** Whether there is all that the form cannot do without. */
export function isFilled(values: EditedProfile, phone: string | null): boolean {
  return [values.name, values.city, values.birthDate, phone && nationalDigits(phone)].every((value) =>
    value?.trim(),
  );
}
