/** The weight of each part of a profile in percent. Exported because the app explains how the profile ring fills. */
export const PROFILE_WEIGHTS = {
  PERSONAL: 15,
  MOBILE: 20,
  RESUME: 20,
  EXPERIENCE: 15,
  EDUCATION: 10,
  INTERESTS: 10,
  ABOUT: 5,
  PHOTO: 5,
} as const;

export type ProfilePart = keyof typeof PROFILE_WEIGHTS;
export const PROFILE_PARTS = Object.keys(PROFILE_WEIGHTS) as ProfilePart[];

export interface ProfileCompletion {
  /** How complete the profile is, in percent (0–100). */
  readonly percentage: number;
  /** The missing part that adds most to the percentage; null for a complete profile. */
  readonly nextStep: ProfilePart | null;
}

/** Computes a profile's completion from its existing parts. */
export function profileCompletion(present: Readonly<Record<ProfilePart, boolean>>): ProfileCompletion {
  let percentage = 0;
  let nextStep: ProfilePart | null = null;
  for (const part of PROFILE_PARTS) {
    if (present[part]) percentage += PROFILE_WEIGHTS[part];
    else if (!nextStep || PROFILE_WEIGHTS[part] > PROFILE_WEIGHTS[nextStep]) nextStep = part;
  }
  return { percentage, nextStep };
}
