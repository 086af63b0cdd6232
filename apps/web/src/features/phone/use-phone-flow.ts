import { useSessionState } from '@nukkad/browser/storage/use-session-state.ts';
import { useCallback } from 'react';

/** The current step of verifying a number. */
type PhoneFlow =
  | { readonly stage: 'notice' }
  | { readonly stage: 'number'; readonly phone: string }
  | { readonly stage: 'code'; readonly phone: string; readonly resendAt: number }
  | { readonly stage: 'done'; readonly phone: string };

export interface PhoneFlowSteps {
  readonly flow: PhoneFlow | null;
  readonly go: (next: PhoneFlow | null) => void;
  /** Opens the dialog for the code. Another code may be requested after the given seconds. */
  readonly codeSent: (phone: string, resendAfterSeconds: number) => void;
}

/**
 * Keeps the current dialog of the phone verification. It survives a reload, because seekers leave the page to read
 * the SMS.
 */
export function usePhoneFlow(): PhoneFlowSteps {
  const [flow, go] = useSessionState<PhoneFlow>('phone');
  const codeSent = useCallback(
    (phone: string, resendAfterSeconds: number) =>
      go({ stage: 'code', phone, resendAt: Date.now() + resendAfterSeconds * 1000 }),
    [go],
  );
  return { flow, go, codeSent };
}
