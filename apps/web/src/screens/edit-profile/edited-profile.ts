import type { CandidateProfile, Gender, ProfileEdit } from '@nukkad/contract';
import { nationalDigits } from '@nukkad/domain/phone.ts';

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

const NEEDED = ['name', 'phone', 'city', 'birthDate'] as const;
export type NeededField = (typeof NEEDED)[number];

/** What the form cannot do without and is not there yet, from top to bottom. */
export function stillNeeded(values: EditedProfile, phone: string | null): readonly NeededField[] {
  const given = { ...values, phone: phone ? nationalDigits(phone) : '' };
  return NEEDED.filter((name) => given[name].trim() === '');
}
