import { ApiError } from '@nukkad/contract/api-error.ts';
import { useEffect, useState } from 'react';
import { type Arrival, type ArrivalFailure, takeArrival } from './arrival.ts';
import { useSignIn } from './use-sign-in.ts';

interface SigningIn {
  /** True while a redirect's credential is exchanged. */
  readonly isBusy: boolean;
  /** What went wrong, as thrown; null where nothing did. */
  readonly error: unknown;
  /** Where the redirect says one was; null where there was none. */
  readonly returnTo: string | null;
}

/** A failure of the redirect as the server would have answered it. */
function redirectError(code: ArrivalFailure): ApiError {
  return new ApiError({ code, message: 'the redirect failed', status: 401 });
}

/** Finishes a sign-in that comes back from the provider. */
export function useSignInArrival(): SigningIn {
  const { run, isPending, error } = useSignIn();
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
    error: error ?? (arrival?.failure ? redirectError(arrival.failure) : null),
    returnTo: arrival?.returnTo ?? null,
  };
}
