import { useT } from '@nukkad/i18n/react.ts';
import { Combobox } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { universitiesQuery } from './education-queries.ts';

const SHOWN_MAX = 20;

interface UniversityFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error?: string | undefined;
}

/** A text field with suggestions of universities; any other college can be typed. */
export function UniversityField({ value, onChange, error }: UniversityFieldProps) {
  const t = useT('education');
  const { data: names = [], isLoading } = useQuery(universitiesQuery(useServices()));
  const typed = value.trim().toLowerCase();
  const found = typed === '' ? [] : names.filter((name) => name.toLowerCase().includes(typed));
  const isTaken = found.length === 1 && found[0] === value;
  return (
    <Combobox
      label={t('college')}
      text={value}
      onTextChange={onChange}
      options={(isTaken ? [] : found).slice(0, SHOWN_MAX).map((name) => ({ key: name, label: name }))}
      onChoose={(option) => onChange(option.label)}
      isFree
      isLoading={isLoading}
      error={error}
    />
  );
}
