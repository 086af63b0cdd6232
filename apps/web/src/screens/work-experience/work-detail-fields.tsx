import type { IndustrySector } from '@nukkad/contract';
import {
  EXPERIENCE_YEARS_MAX,
  FREE_TEXT_LENGTH_MAX,
  NAME_LENGTH_MAX,
  SUMMARY_LONGER_THAN,
} from '@nukkad/contract/constants.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Select, Slider, TextArea, TextField } from '@nukkad/ui';
import { SkillsField } from './skills-field.tsx';
import type { WorkFieldsProps } from './work-place-fields.tsx';

interface WorkDetailFieldsProps extends WorkFieldsProps {
  readonly sectors: readonly IndustrySector[];
  readonly isOtherSector: boolean;
}

/** The fields for industry (with a text field for "Other"), years of experience, place, description and skills. */
export function WorkDetailFields(props: WorkDetailFieldsProps) {
  const { values, problems, onChange, sectors, isOtherSector } = props;
  const t = useT('work');
  const language = useLanguage();
  return (
    <>
      <Select
        label={t('industry')}
        isOptional
        placeholder={t('chooseIndustry')}
        options={sectors.map(({ name, names }) => ({ value: name, label: names[language] }))}
        value={values.sector}
        onChange={(event) => onChange({ sector: event.currentTarget.value })}
      />
      {isOtherSector && (
        <TextField
          label={t('ownIndustry')}
          maxLength={NAME_LENGTH_MAX}
          value={values.ownIndustry}
          error={problems.ownIndustry}
          onChange={(event) => onChange({ ownIndustry: event.currentTarget.value })}
        />
      )}
      <Slider
        label={t('level')}
        min={0}
        max={EXPERIENCE_YEARS_MAX}
        value={values.levelYears}
        onChange={(levelYears) => onChange({ levelYears })}
        format={(count) => (count === 0 ? t('noYears') : t('years', { count }))}
      />
      <TextField
        label={t('location')}
        isOptional
        maxLength={NAME_LENGTH_MAX}
        value={values.location}
        onChange={(event) => onChange({ location: event.currentTarget.value })}
      />
      <TextArea
        label={t('professionalSummary')}
        hint={t('summaryHint', { min: SUMMARY_LONGER_THAN })}
        rows={5}
        maxLength={FREE_TEXT_LENGTH_MAX}
        value={values.summary}
        error={problems.summary}
        onChange={(event) => onChange({ summary: event.currentTarget.value })}
      />
      <SkillsField
        value={values.skills}
        error={problems.skills}
        onChange={(skills) => onChange({ skills })}
      />
    </>
  );
}
