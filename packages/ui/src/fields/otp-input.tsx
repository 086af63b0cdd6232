import type { Ref } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface OtpInputProps extends FieldTexts {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called once all digits are there. */
  readonly onComplete?: ((code: string) => void) | undefined;
  /** The stylesheet makes room for six. */
  readonly digits?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Devanagari digits become Latin ones, everything else goes. */
export function onlyDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/\D/g, '');
}

/** One field for the whole code: the phone can fill it from the SMS, and pasting works. */
export function OtpInput({
  value,
  onChange,
  onComplete,
  digits = 6,
  isDisabled,
  ref,
  ...texts
}: OtpInputProps) {
  function take(text: string) {
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
          onChange={(event) => take(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
