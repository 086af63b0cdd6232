import { useSessionState } from '@nukkad/browser/storage/use-session-state.ts';
import type { CandidateProfile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, ErrorState, TextField } from '@nukkad/ui';
import type { FormEvent } from 'react';
import { CityField } from '../../features/cities/city-field.tsx';
import { BirthDateField } from '../../features/personal/birth-date-field.tsx';
import { GenderField } from '../../features/personal/gender-field.tsx';
import { NameField } from '../../features/personal/name-field.tsx';
import { renamePerson } from '../../features/personal/rename-person.ts';
import { PhoneDialogs } from '../../features/phone/phone-dialogs.tsx';
import { PhoneField } from '../../features/phone/phone-field.tsx';
import { usePhoneFlow } from '../../features/phone/use-phone-flow.ts';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { type EditedProfile, editedFrom, editOf, stillNeeded } from './edited-profile.ts';
import { OfferedCity } from './offered-city.tsx';
import { SocialFields } from './social-fields.tsx';
import { type EditField, useEditProblems } from './use-edit-problems.ts';

/** Saves the form to the profile. */
function useSaveEdit() {
  const { api, session } = useServices();
  return useTask((values: EditedProfile) => api.call('profile.edit', editOf(values)), {
    invalidates: PROFILE_STALE,
    onDone: (_answer, { name }) => renamePerson(session, name),
  });
}

interface EditProfileFormProps {
  readonly profile: CandidateProfile;
  readonly onSaved: () => void;
}

/** The form of the personal details. Unsaved input survives a reload. */
export function EditProfileForm({ profile, onSaved }: EditProfileFormProps) {
  const t = useT('personal');
  const common = useT('common');
  const steps = usePhoneFlow();
  const [draft, keep] = useSessionState<Partial<EditedProfile>>('edit-profile');
  const values = { ...editedFrom(profile), ...draft };
  const { form, problems, check, forget } = useFieldProblems<EditField>();
  const problemsOf = useEditProblems(profile.isMobileVerified);
  const save = useSaveEdit();
  const needed = stillNeeded(values, profile.phone);
  const names = { name: t('name'), phone: t('contactNumber'), city: t('city'), birthDate: t('birthDate') };
  const set = (part: Partial<EditedProfile>) => {
    keep({ ...draft, ...part });
    for (const name of Object.keys(part)) forget(name as EditField);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check(problemsOf(values))) return;
    save.run(values, {
      onDone: () => {
        keep(null);
        onSaved();
      },
    });
  };
  return (
    <>
      <form ref={form} onSubmit={submit} noValidate>
        <NameField
          label={t('name')}
          autoComplete="name"
          value={values.name}
          error={problems.name}
          onChange={(name) => set({ name })}
        />
        <PhoneField
          steps={steps}
          phone={profile.phone}
          isVerified={profile.isMobileVerified}
          error={profile.isMobileVerified ? undefined : problems.phone}
        />
        {profile.email !== '' && (
          <TextField label={t('email')} hint={t('emailHint')} readOnly value={profile.email} />
        )}
        <CityField
          label={t('city')}
          value={values.city}
          error={problems.city}
          onChange={(city) => set({ city })}
        />
        {values.city === '' && <OfferedCity onChoose={(city) => set({ city })} />}
        <BirthDateField
          value={values.birthDate}
          error={problems.birthDate}
          onChange={(birthDate) => set({ birthDate })}
        />
        <GenderField value={values.gender} onChange={(gender) => set({ gender })} />
        <NameField
          label={t('fatherName')}
          isOptional
          value={values.fatherName}
          error={problems.fatherName}
          onChange={(fatherName) => set({ fatherName })}
        />
        <NameField
          label={t('motherName')}
          isOptional
          value={values.motherName}
          error={problems.motherName}
          onChange={(motherName) => set({ motherName })}
        />
        <SocialFields values={values} problems={problems} onChange={set} />
        {save.problem && <ErrorState text={save.problem} />}
        {needed.length > 0 && (
          <p id="still-needed" className="screen-page__quiet">
            {t('stillNeeded', { fields: needed.map((name) => names[name]).join(', ') })}
          </p>
        )}
        <Button
          type="submit"
          isWide
          isBusy={save.isPending}
          disabled={needed.length > 0}
          aria-describedby={needed.length > 0 ? 'still-needed' : undefined}
        >
          {common('save')}
        </Button>
      </form>
      <PhoneDialogs steps={steps} verifiedPhone={profile.isMobileVerified ? profile.phone : null} />
    </>
  );
}
