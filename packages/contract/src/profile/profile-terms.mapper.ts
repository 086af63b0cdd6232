import type { Gender } from './profile.domain.ts';

/** The wire words for each gender. */
export const GENDER_WIRE = {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
  UNDISCLOSED: 'Prefer not to say',
} as const satisfies Record<Gender, string>;

/** Skills are one comma-separated string on the wire. */
export function skillsToWire(skills: readonly string[]): string {
  return skills.join(', ');
}

export function skillsFromWire(text: string | null | undefined): string[] {
  const skills = (text ?? '').split(',').map((skill) => skill.trim());
  return [...new Set(skills.filter((skill) => skill !== ''))];
}
