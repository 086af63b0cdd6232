import type { CandidateProfile } from '@nukkad/contract';
import { nationalDigits } from '@nukkad/domain/phone.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Badge, type Fact, FactsTable, UiLink } from '@nukkad/ui';
import { BadgeCheck, UserRound } from 'lucide-react';
import { HomeRow } from '../../features/home/home-row.tsx';
import { useCityName } from '../../lib/place/use-city-name.ts';
import { ProfileSection } from './profile-section.tsx';

/** Phone number, e-mail address, city, date of birth and gender. */
export function PersonalSection({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const personal = useT('personal');
  const common = useT('common');
  const city = useCityName(profile.city ?? undefined);
  const format = useFormat();
  const orNotGiven = (value: string | null) => value || common('notGiven');
  const facts: Fact[] = [
    { key: 'phone', name: t('personal.phone'), value: <Phone profile={profile} /> },
    { key: 'email', name: t('personal.email'), value: profile.email },
    { key: 'city', name: t('personal.city'), value: orNotGiven(city) },
    {
      key: 'birth',
      name: t('personal.birthDate'),
      value: orNotGiven(profile.birthDay && format.date(profile.birthDay)),
    },
    {
      key: 'gender',
      name: t('personal.gender'),
      value: orNotGiven(profile.gender && personal(`genders.${profile.gender}`)),
    },
  ];
  return (
    <ProfileSection title={t('personal.title')} icon={<UserRound />} editHref="/editprofile">
      <FactsTable facts={facts} />
      <HomeRow city={profile.city ?? undefined} />
    </ProfileSection>
  );
}

function Phone({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const personal = useT('personal');
  if (!profile.isMobileVerified)
    return <UiLink href="/updateProfile?returnTo=%2Fprofile">{t('personal.verify')}</UiLink>;
  return (
    <>
      +91 {profile.phone && nationalDigits(profile.phone)}{' '}
      <Badge tone="good" icon={<BadgeCheck aria-hidden size={16} />}>
        {personal('verified')}
      </Badge>
    </>
  );
}
