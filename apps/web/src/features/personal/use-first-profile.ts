import type { CandidateProfile, Gender } from '@nukkad/contract';
import { useSessionState } from '../../lib/storage/use-session-state.ts';

export interface FirstProfile {
  readonly name: string;
  /** YYYY-MM-DD, or blank. */
  readonly birthDate: string;
  readonly gender: Gender | null;
}

/** What the form shows: the profile as it is, with what was typed since on top of it, also after a reload. */
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
