import type { CandidateProfile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState } from '@nukkad/ui';
import type { FormEvent } from 'react';
import { BirthDateField } from '../../features/personal/birth-date-field.tsx';
import { GenderField } from '../../features/personal/gender-field.tsx';
import { NameField } from '../../features/personal/name-field.tsx';
import { ReferralField } from '../../features/personal/referral-field.tsx';
import { type FirstField, useFirstProblems } from '../../features/personal/use-first-problems.ts';
import { useFirstProfile } from '../../features/personal/use-first-profile.ts';
import { useSaveFirstProfile } from '../../features/personal/use-save-first-profile.ts';
import { PhoneDialogs } from '../../features/phone/phone-dialogs.tsx';
import { PhoneField } from '../../features/phone/phone-field.tsx';
import { usePhoneFlow } from '../../features/phone/use-phone-flow.ts';
import { useFieldProblems } from '../../lib/use-field-problems.ts';

interface FirstProfileFormProps {
  readonly profile: CandidateProfile;
  readonly onSaved: () => void;
}

/** The form for the facts that a company needs: name, date of birth, phone number and gender; and for a referral code. */
export function FirstProfileForm({ profile, onSaved }: FirstProfileFormProps) {
  const t = useT('personal');
  const steps = usePhoneFlow();
  const { values, change, forget } = useFirstProfile(profile);
  const fields = useFieldProblems<FirstField>();
  const problemsOf = useFirstProblems(profile.isMobileVerified);
  const save = useSaveFirstProfile();
  const set: typeof change = (part) => {
    change(part);
    for (const name of Object.keys(part)) fields.forget(name as FirstField);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check(problemsOf(values))) return;
    save.run(values, {
      onDone: () => {
        forget();
        onSaved();
      },
    });
  };
  return (
    <>
      <form ref={fields.form} onSubmit={submit} noValidate>
        <NameField
          label={t('name')}
          autoComplete="name"
          value={values.name}
          error={fields.problems.name}
          onChange={(name) => set({ name })}
        />
        <BirthDateField
          value={values.birthDate}
          error={fields.problems.birthDate}
          onChange={(birthDate) => set({ birthDate })}
        />
        <PhoneField
          steps={steps}
          phone={profile.phone}
          isVerified={profile.isMobileVerified}
          error={profile.isMobileVerified ? undefined : fields.problems.phone}
        />
        <GenderField
          value={values.gender}
          error={fields.problems.gender}
          onChange={(gender) => set({ gender })}
        />
        <ReferralField />
        {save.problem && <ErrorState text={save.problem} />}
        <Button type="submit" isWide isBusy={save.isPending}>
          {t('submit')}
        </Button>
      </form>
      <PhoneDialogs steps={steps} verifiedPhone={profile.isMobileVerified ? profile.phone : null} />
    </>
  );
}
