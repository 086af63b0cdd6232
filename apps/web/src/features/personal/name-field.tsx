import { NAME_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { keepLetters } from '@nukkad/domain/person-name.ts';
import { TextField } from '@nukkad/ui';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly isOptional?: boolean | undefined;
}

/** A field for a name. It accepts letters of any script and spaces; other characters are ignored. */
export function NameField({ onChange, ...field }: NameFieldProps) {
  return (
    <TextField
      {...field}
      maxLength={NAME_LENGTH_MAX}
      autoCapitalize="words"
      onChange={(event) => onChange(keepLetters(event.currentTarget.value))}
    />
  );
}
