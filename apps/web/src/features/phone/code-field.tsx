import { useWebOtp } from '@nukkad/browser/phone/use-web-otp.ts';
import { OTP_DIGITS } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { OtpInput, onlyDigits } from '@nukkad/ui';
import type { useCodeForm } from './use-code-form.ts';

/** The field for a code. It is filled from the SMS where the browser can, and submits itself when complete. */
export function CodeField({ form }: { readonly form: ReturnType<typeof useCodeForm> }) {
  const t = useT('personal');
  useWebOtp((received) => {
    const code = onlyDigits(received).slice(0, OTP_DIGITS);
    form.change(code);
    if (code.length === OTP_DIGITS) form.submit(code);
  });
  return (
    <OtpInput
      ref={form.box}
      label={t('phone.code')}
      digits={OTP_DIGITS}
      value={form.code}
      error={form.problem}
      onChange={form.change}
      onComplete={form.submit}
    />
  );
}
