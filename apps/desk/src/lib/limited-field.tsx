import { textLength } from '@nukkad/domain/summary.ts';
import { useLaterT } from '@nukkad/i18n/react.ts';
import { TextField, type TextFieldProps } from '@nukkad/ui';

/**
 * Returns what to say about a text that is longer than the API takes, counted in characters without spaces around it; null
 * if it fits. Fields use it instead of `maxLength`, because browsers cut a pasted text there without a word.
 */
export function useTooLong(text: string, most: number): string | null {
  const t = useLaterT('partner-errors');
  const over = textLength(text.trim()) - most;
  return over > 0 && t !== null ? t('field.tooLong', { count: over }) : null;
}

interface LimitedFieldProps extends Omit<TextFieldProps, 'maxLength' | 'value'> {
  readonly value: string;
  /** The most characters that the API takes. */
  readonly most: number;
}

/** A field for one line of text that says when its text is too long. */
export function LimitedField({ most, error, ...field }: LimitedFieldProps) {
  const tooLong = useTooLong(field.value, most);
  return <TextField {...field} error={tooLong ?? error} />;
}
