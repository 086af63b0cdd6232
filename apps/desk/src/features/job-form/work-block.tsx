import { hasRecognition } from '@nukkad/browser/speech/has-recognition.ts';
import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { suggestWork } from '@nukkad/contract/partner/suggestion.routes.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ChipToggle } from '@nukkad/ui';
import { useState } from 'react';
import { LimitedField } from '../../lib/limited-field.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { useCalm } from '../../lib/use-calm.ts';
import { SpeakButton } from '../voice/speak-button.tsx';

interface WorkBlockProps {
  readonly fields: JobFields;
  readonly onChange: (change: JobFields) => void;
  /** Called when a work is chosen. */
  readonly onChosen: () => void;
}

/** The longest title of a job, in characters. */
const TITLE_LENGTH_MAX = 150;

const keyOf = (profile: string, subProfile: string | null | undefined) => `${profile}/${subProfile ?? ''}`;

/** What the work is called, typed or spoken in any language, and which kind of work is meant. */
export function WorkBlock({ fields, onChange, onChosen }: WorkBlockProps) {
  const t = useT('hire-job-form');
  const language = useLanguage();
  const [typed, setTyped] = useState(fields.title ?? '');
  const text = useCalm(typed.trim());
  const found = usePartnerQuery(suggestWork, { query: { text } });
  const items = found.data?.items ?? [];
  const chosen = fields.profile ? keyOf(fields.profile, fields.subProfile) : null;

  function write(title: string): void {
    setTyped(title);
    onChange({ title: title.trim() || null });
  }

  function choose(key: string | null): void {
    const work = items.find(({ profile, subProfile }) => keyOf(profile, subProfile) === key);
    if (work === undefined) {
      onChange({ profile: null, subProfile: null });
      return;
    }
    const name = work.names[language];
    const isPart = name.toLowerCase().startsWith(typed.trim().toLowerCase());
    const title = isPart ? name : typed.trim();
    setTyped(title);
    onChange({ ...found.data?.also, title, profile: work.profile, subProfile: work.subProfile });
    onChosen();
  }

  return (
    <>
      <LimitedField
        label={t('title')}
        hint={t('titleHint')}
        value={typed}
        most={TITLE_LENGTH_MAX}
        autoFocus={typed === ''}
        onChange={(event) => write(event.currentTarget.value)}
        suffix={
          hasRecognition() ? (
            <SpeakButton field={t('title')} lengthMax={TITLE_LENGTH_MAX} onHeard={write} />
          ) : undefined
        }
      />
      {text !== '' && items.length === 0 && found.isSuccess && <p role="status">{t('noWork')}</p>}
      {items.length > 0 && (
        <ChipToggle
          label={t('whichWork')}
          options={items.map(({ profile, subProfile, names }) => ({
            value: keyOf(profile, subProfile),
            label: names[language],
          }))}
          value={chosen}
          onChange={choose}
        />
      )}
    </>
  );
}
