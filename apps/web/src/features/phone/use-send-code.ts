import { ApiError } from '@nukkad/contract/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { CREDITS_STALE } from '../../lib/query/stale-after.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { settingsQuery } from '../../lib/settings-query.ts';

type Sent = { readonly isVerified: true } | { readonly isVerified: false; readonly resendAfter: number };

/** Returns the seconds to wait if the error says that a new code was requested too early; null for other errors. */
function waitOf(error: unknown): number | null {
  const isEarly = error instanceof ApiError && error.code === 'RESEND_TOO_SOON';
  const seconds = isEarly ? error.details.resendAfter : null;
  return typeof seconds === 'number' ? seconds : null;
}

/** Sends a code to a phone number. Verifies the number at once if the operator's settings skip codes. */
export function useSendCode() {
  const services = useServices();
  const { data: settings } = useQuery(settingsQuery(services));
  async function send(phone: string): Promise<Sent> {
    if (settings?.isOtpSkipped) {
      await services.api.call('otp.verify', { phone, code: '' });
      return { isVerified: true };
    }
    try {
      const { resendAfterSeconds } = await services.api.call('otp.send', { phone });
      return { isVerified: false, resendAfter: resendAfterSeconds };
    } catch (error) {
      const wait = waitOf(error);
      if (wait === null) throw error;
      // The earlier code is still valid, so go on to the code field.
      return { isVerified: false, resendAfter: wait };
    }
  }
  return useTask(send, { invalidates: ({ isVerified }) => (isVerified ? CREDITS_STALE : []) });
}
