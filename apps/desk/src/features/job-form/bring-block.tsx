import { BRING_LENGTH_MAX, type JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { suggestWork } from '@nukkad/contract/partner/suggestion.routes.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { ChipChecks, ChipToggle } from '@nukkad/ui';
import { useState } from 'react';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { SpokenArea } from '../voice/spoken-area.tsx';

const QUALIFICATIONS = ['SSC', 'HSSC', 'UG', 'PG'] as const;
/** Years of experience that can be chosen, by the key of their phrase. */
const YEARS = { none: 0, one: 1, two: 2, five: 5 } as const;
const YEAR_KEYS = Object.keys(YEARS) as (keyof typeof YEARS)[];

interface BringBlockProps {
  readonly fields: JobFields;
  readonly onChange: (change: JobFields) => void;
}

/** What applicants should bring: years, school, skills, and own words. All of it may be left out. */
export function BringBlock({ fields, onChange }: BringBlockProps) {
  const t = useT('hire-job-form');
  const language = useLanguage();
  const works = usePartnerQuery(suggestWork, { query: { text: fields.title ?? '' } });
  const skills = works.data?.items.find(({ profile }) => profile === fields.profile)?.skills ?? [];
  const own = (fields.skills ?? []).filter((key) => !skills.some((skill) => skill.key === key));
  const [ownWords, setOwnWords] = useState(fields.requirements ?? '');
  const years = YEAR_KEYS.find((key) => YEARS[key] === (fields.experienceMin ?? 0)) ?? null;
  return (
    <>
      <ChipToggle
        label={t('experience')}
        options={YEAR_KEYS.map((value) => ({ value, label: t(`years.${value}`) }))}
        value={years}
        onChange={(value) => onChange({ experienceMin: YEARS[value ?? 'none'], experienceMax: null })}
      />
      <ChipToggle
        label={t('qualificationLabel')}
        options={QUALIFICATIONS.map((value) => ({ value, label: t(`qualification.${value}`) }))}
        value={fields.qualification ?? null}
        onChange={(qualification) => onChange({ qualification })}
      />
      {skills.length + own.length > 0 && (
        <ChipChecks
          label={t('skills')}
          options={[
            ...skills.map(({ key, names }) => ({ value: key, label: names[language] })),
            ...own.map((key) => ({ value: key, label: key })),
          ]}
          values={fields.skills ?? []}
          max={20}
          onChange={(values) => onChange({ skills: [...values] })}
        />
      )}
      <SpokenArea
        label={t('ownWords')}
        hint={t('ownWordsHint')}
        isOptional
        maxLength={BRING_LENGTH_MAX}
        value={ownWords}
        onText={(text) => {
          setOwnWords(text);
          onChange({ requirements: text.trim() || null });
        }}
      />
    </>
  );
}
