import { useEffect, useRef } from 'react';

/** What a browser with WebOTP adds to the options and results of `navigator.credentials.get`. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}
interface OtpCredential extends Credential {
  readonly code: string;
}

/**
 * Offers to fill in the code when its SMS arrives (WebOTP), where the browser can. The person allows it with one
 * press. The last line of the SMS must be `@host #code`.
 */
export function useWebOtp(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(request).then(
      (credential) => credential && latest.current((credential as OtpCredential).code),
      // The person typed the code, or refused.
      () => undefined,
    );
    return () => stop.abort();
  }, []);
}
