import type { CandidateProfile, Gender, ProfileEdit } from '@nukkad/contract';
import { nationalDigits } from '@nukkad/domain/phone.ts';

/** The values of the form. Empty strings stand for missing values. */
export interface EditedProfile {
  readonly name: string;
  readonly fatherName: string;
  readonly motherName: string;
  /** The English name of a city in the list. */
  readonly city: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly gender: Gender | null;
  readonly linkedin: string;
  readonly instagram: string;
  readonly facebook: string;
}

/** Returns the initial values of the form. */
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

/** Returns the request to save the form. A blank field is left out, which clears it on the server. */
export function editOf(values: EditedProfile): ProfileEdit {
  const orUndefined = (text: string) => text.trim() || undefined;
  return {
    name: orUndefined(values.name),
    city: orUndefined(values.city),
    birthDate: orUndefined(values.birthDate),
    gender: values.gender ?? undefined,
    fatherName: orUndefined(values.fatherName),
    motherName: orUndefined(values.motherName),
    linkedin: orUndefined(values.linkedin),
    facebook: orUndefined(values.facebook),
    instagram: orUndefined(values.instagram),
  };
}

const NEEDED = ['name', 'phone', 'city', 'birthDate'] as const;
export type NeededField = (typeof NEEDED)[number];

/** Returns the required fields that are still empty, from top to bottom. */
export function stillNeeded(values: EditedProfile, phone: string | null): readonly NeededField[] {
  const given = { ...values, phone: phone ? nationalDigits(phone) : '' };
  return NEEDED.filter((name) => given[name].trim() === '');
}
