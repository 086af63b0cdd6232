import { ABOUT_LENGTH_MAX, SUMMARY_LONGER_THAN } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, TextArea } from '@nukkad/ui';
import type { SaveAbout } from './use-save-about.ts';

interface AboutFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly save: SaveAbout;
}

/** The form for the "About me" text, with a counter of the remaining characters. */
export function AboutForm({ text, onChange, save }: AboutFormProps) {
  const t = useT('about');
  const common = useT('common');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.submit(text);
      }}
    >
      <TextArea
        label={t('label')}
        hint={t('hint', { min: SUMMARY_LONGER_THAN })}
        rows={8}
        maxLength={ABOUT_LENGTH_MAX}
        counter={t('left', { count: ABOUT_LENGTH_MAX - text.length })}
        value={text}
        error={save.problem}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" isWide isBusy={save.isBusy}>
        {common('save')}
      </Button>
    </form>
  );
}
