import type { VerifiedPerson } from '@nukkad/core/ports.ts';
import type { Strategy } from 'passport-oauth2';
import type { SignInAttempt } from './sign-in-state-store.ts';

export type StrategyOutcome =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'person'; readonly person: VerifiedPerson }
  | { readonly kind: 'refused'; readonly reason: unknown }
  | { readonly kind: 'failed'; readonly error: Error };

/** Runs a strategy like Passport's middleware, without its session and its framework. */
export function runStrategy(
  strategy: Strategy,
  attempt: SignInAttempt,
  options: { readonly language: string },
): Promise<StrategyOutcome> {
  return new Promise((resolve) => {
    const run = Object.create(strategy) as Record<string, unknown> & {
      authenticate(request: SignInAttempt, options: object): void;
    };
    run.redirect = (location: string) => resolve({ kind: 'redirect', location });
    run.success = (person: VerifiedPerson) => resolve({ kind: 'person', person });
    run.fail = (reason: unknown) => resolve({ kind: 'refused', reason });
    run.error = (error: Error) => resolve({ kind: 'failed', error });
    run.authenticate(attempt, options);
  });
}
