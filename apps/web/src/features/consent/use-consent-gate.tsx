import { type ReactNode, useCallback, useRef, useState } from 'react';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';
import { useIsSignedIn } from '../../lib/use-session.ts';
import type { AskedItem } from './consent-question.tsx';

const LazyConsentQuestion = lazyDialog({
  load: async () => (await import('./consent-question.tsx')).ConsentQuestion,
  namespaces: ['consent', 'settings'],
});

interface ConsentGate {
  /**
   * Runs `act` as soon as consent is given. Runs it at once if it was given before, or for a visitor, about whom
   * nothing is stored.
   */
  readonly pass: (act: () => void) => void;
  /** The question, to be rendered next to the protected action. */
  readonly question: ReactNode;
}

/**
 * Returns a gate that requires consent before an action that stores optional personal data. If `item` is null, it
 * requires nothing.
 */
export function useConsentGate(item: AskedItem | null): ConsentGate {
  const isSignedIn = useIsSignedIn();
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<(() => void) | null>(null);
  const close = useCallback(() => {
    waiting.current = null;
    setAsking(false);
  }, []);
  const goOn = useCallback(() => {
    const act = waiting.current;
    waiting.current = null;
    setAsking(false);
    act?.();
  }, []);
  const pass = (act: () => void) => {
    if (item === null || !isSignedIn) return act();
    waiting.current = act;
    setAsking(true);
  };
  const question = item && isSignedIn && (
    <LazyConsentQuestion item={item} isOpen={isAsking} onClose={close} onAllowed={goOn} />
  );
  return { pass, question };
}
