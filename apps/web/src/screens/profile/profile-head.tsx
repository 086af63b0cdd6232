import { type CandidateProfile, CREDITS_RING_MAX } from '@nukkad/contract';
import { PROFILE_WEIGHTS } from '@nukkad/contract/profile/profile-completion.ts';
import { stepAddress } from '@nukkad/domain/profile-step.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { ProgressRing, UiLink } from '@nukkad/ui';
import { ArrowRight, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useCityName } from '../../lib/place/use-city-name.ts';
import { CreditsSheet } from './credits-sheet.tsx';
import { PhotoPicker } from './photo-picker.tsx';

/** Name and photo, completeness of the profile with the most useful next step, and credits. */
export function ProfileHead({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const city = useCityName(profile.city ?? undefined);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { percentage, nextStep } = profile.completion;
  return (
    <header className="profile-head nk-card">
      <PhotoPicker profile={profile} />
      <div className="profile-head__names">
        <h2>{profile.name}</h2>
        {profile.city && (
          <p className="profile-head__city">
            <MapPin aria-hidden size={18} /> {city}
          </p>
        )}
      </div>
      <div className="profile-head__rings">
        <div className="profile-head__ring">
          <ProgressRing
            value={percentage}
            max={100}
            tone="good"
            label={t('completionLabel', { percent: percentage })}
          >
            {percentage}%
          </ProgressRing>
          <span aria-hidden>{t('completion')}</span>
        </div>
        <button type="button" className="profile-head__ring" onClick={() => setSheetOpen(true)}>
          <ProgressRing
            value={Math.min(profile.credits, CREDITS_RING_MAX)}
            max={CREDITS_RING_MAX}
            tone="accent"
            label={t('creditsLabel', { count: profile.credits })}
          >
            {profile.credits}
          </ProgressRing>
          <span aria-hidden>{t('credits')}</span>
        </button>
      </div>
      {nextStep && (
        <UiLink className="profile-head__next" href={stepAddress(nextStep)}>
          <b>{t('nextGain', { percent: PROFILE_WEIGHTS[nextStep] })}</b>
          <span>{t(`nextStep.${nextStep}`)}</span>
          <ArrowRight aria-hidden size={20} />
        </UiLink>
      )}
      <CreditsSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </header>
  );
}
