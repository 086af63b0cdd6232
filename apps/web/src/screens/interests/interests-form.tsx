import type { InterestChoice } from '@nukkad/contract';
import { INTERESTS_MAX, INTERESTS_SUGGESTED } from '@nukkad/contract/constants.ts';
import { couldAddInterests, interestsProblem } from '@nukkad/domain/interests.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ActionBar, Button, ChipChecks, ProfilePictogram } from '@nukkad/ui';
import type { FormEvent } from 'react';
import { useDraft } from '../../lib/storage/use-draft.ts';
import { useSaveInterests } from './use-save-interests.ts';

interface InterestsFormProps {
  readonly choice: InterestChoice;
  readonly onSaved: () => void;
}

/** Lets the seeker select one to six job profiles. */
export function InterestsForm({ choice, onSaved }: InterestsFormProps) {
  const t = useT('interests');
  const common = useT('common');
  const language = useLanguage();
  const [chosen, setChosen, forget] = useDraft<readonly string[]>('interests', choice.chosen);
  const save = useSaveInterests(() => {
    forget();
    onSaved();
  });
  const options = choice.jobProfiles.map(({ key, name, icon }) => ({
    value: key,
    label: name[language],
    icon: <ProfilePictogram name={icon} size={36} />,
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.submit(chosen);
  };
  return (
    <form onSubmit={submit} noValidate>
      <ChipChecks
        layout="tiles"
        label={t('label')}
        options={options}
        values={chosen}
        max={INTERESTS_MAX}
        error={interestsProblem(chosen) === null ? save.error : save.problem}
        onChange={setChosen}
      />
      <ActionBar
        note={
          <span role="status">
            {t('chosen', { count: chosen.length, max: INTERESTS_MAX })}
            {chosen.length > 0 && couldAddInterests(chosen) && (
              <> · {t('suggest', { count: INTERESTS_SUGGESTED })}</>
            )}
          </span>
        }
      >
        <Button type="submit" isBusy={save.isBusy}>
          {common('confirm')}
        </Button>
      </ActionBar>
    </form>
  );
}
