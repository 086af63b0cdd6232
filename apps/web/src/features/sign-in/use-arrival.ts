import { ApiError } from '@nukkad/contract/api-error.ts';
import { useEffect, useState } from 'react';
import { type Arrival, type ArrivalFailure, readArrival, takeArrival } from './arrival.ts';
import { useSignIn } from './use-sign-in.ts';

interface SigningIn {
  /** Whether the credential is being exchanged for a session. */
  readonly isBusy: boolean;
  /** Whether there is no arrival, or it has signed in. */
  readonly isSettled: boolean;
  /** The thrown error; null if there is none. */
  readonly error: unknown;
  /** Path to return to, as given in the redirect; null if there was none. */
  readonly returnTo: string | null;
}

/** Converts a failure of the redirect into the error that the API would have returned. */
function redirectError(code: ArrivalFailure): ApiError {
  return new ApiError({ code, message: 'the redirect failed', status: 401 });
}

/** Completes a sign-in after the provider's redirect. */
export function useSignInArrival(): SigningIn {
  const { run, isPending, isSuccess, error } = useSignIn();
  // Known before the effect takes the arrival, so that a signed-in person does not leave the page too early.
  const [hasArrived] = useState(
    () => typeof window !== 'undefined' && readArrival(window.location.hash) !== null,
  );
  const [arrival, setArrival] = useState<Arrival | null>(null);
  useEffect(() => {
    const taken = takeArrival();
    if (!taken) return;
    setArrival(taken);
    const { provider, credential } = taken;
    if (credential) run({ provider, credential });
  }, [run]);
  return {
    isBusy: isPending,
    isSettled: !hasArrived || isSuccess,
    error: error ?? (arrival?.failure ? redirectError(arrival.failure) : null),
    returnTo: arrival?.returnTo ?? null,
  };
}
