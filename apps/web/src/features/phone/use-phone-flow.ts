import { useCallback } from 'react';
import { useSessionState } from '../../lib/storage/use-session-state.ts';

/** Where one stands in verifying a number. */
type PhoneFlow =
  | { readonly stage: 'notice' }
  | { readonly stage: 'number'; readonly phone: string }
  | { readonly stage: 'code'; readonly phone: string; readonly resendAt: number }
  | { readonly stage: 'done'; readonly phone: string };

export interface PhoneFlowSteps {
  readonly flow: PhoneFlow | null;
  readonly go: (next: PhoneFlow | null) => void;
  /** A code is under way to the number; another may be asked for after so many seconds. */
  readonly codeSent: (phone: string, resendAfterSeconds: number) => void;
}

/** Kept over reloads: one leaves this page to read the SMS. */
export function usePhoneFlow(): PhoneFlowSteps {
  const [flow, go] = useSessionState<PhoneFlow>('phone');
  const codeSent = useCallback(
    (phone: string, resendAfterSeconds: number) =>
      go({ stage: 'code', phone, resendAt: Date.now() + resendAfterSeconds * 1000 }),
    [go],
  );
  return { flow, go, codeSent };
}
