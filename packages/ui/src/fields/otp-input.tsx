import type { Ref } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface OtpInputProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called when all digits are entered. */
  readonly onComplete?: ((code: string) => void) | undefined;
  /** The number of digits; the stylesheet has room for six. */
  readonly digits?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Converts Devanagari digits to Latin ones, and removes everything else. */
export function onlyDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/\D/g, '');
}

/** One field for the whole one-time code, so that the phone can fill it from the SMS and users can paste it. */
export function OtpInput({
  value,
  onChange,
  onComplete,
  digits = 6,
  isDisabled,
  ref,
  ...texts
}: OtpInputProps) {
  function accept(text: string) {
    const code = onlyDigits(text).slice(0, digits);
    onChange(code);
    if (code.length === digits && code !== value) onComplete?.(code);
  }
  return (
    <Field {...texts}>
      {(ids) => (
        <input
          {...ids}
          ref={ref}
          className="nk-otp"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={digits + 4}
          disabled={isDisabled}
          value={value}
          onChange={(event) => accept(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
