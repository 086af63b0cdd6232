import type { AcceptedTexts } from '@nukkad/contract/session/session.domain.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { SignInCodeForm } from './sign-in-code-form.tsx';
import { SignInNumberForm } from './sign-in-number-form.tsx';
import { usePhoneSignIn } from './use-phone-sign-in.ts';
import '../../phone/phone.css';

interface PhoneSignInProps {
  /** Returns the texts that the person accepts by sending the number; null while they are not known. */
  readonly accept: () => AcceptedTexts | null;
  /** The texts that the button accepts, shown above it. */
  readonly children: ReactNode;
}

/** Signs in with a phone number: asks for the number, then for the code of the SMS. */
export function PhoneSignIn({ accept, children }: PhoneSignInProps) {
  const steps = usePhoneSignIn();
  // The page from the server shows the first step, so the stored step is shown after hydration.
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isHydrated && steps.asked ? (
    <SignInCodeForm steps={steps} asked={steps.asked} />
  ) : (
    <SignInNumberForm steps={steps} accept={accept}>
      {children}
    </SignInNumberForm>
  );
}
