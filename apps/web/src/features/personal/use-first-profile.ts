import { useSessionState } from '@nukkad/browser/storage/use-session-state.ts';
import type { CandidateProfile, Gender } from '@nukkad/contract';

export interface FirstProfile {
  readonly name: string;
  /** YYYY-MM-DD, or empty. */
  readonly birthDate: string;
  readonly gender: Gender | null;
}

/** Returns the values of the first-time form: the saved profile with the typed changes, which survive a reload. */
export function useFirstProfile(profile: CandidateProfile) {
  const [draft, keep] = useSessionState<Partial<FirstProfile>>('first-profile');
  const values: FirstProfile = {
    name: profile.name,
    birthDate: profile.birthDay ?? '',
    gender: profile.gender,
    ...draft,
  };
  return {
    values,
    change: (part: Partial<FirstProfile>) => keep({ ...draft, ...part }),
    forget: () => keep(null),
  };
}
