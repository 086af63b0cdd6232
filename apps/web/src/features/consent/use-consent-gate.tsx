import { type ReactNode, useCallback, useRef, useState } from 'react';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';
import { useIsSignedIn } from '../../lib/use-session.ts';
import type { AskedItem } from './consent-question.tsx';

const LazyConsentQuestion = lazyDialog({
  load: async () => (await import('./consent-question.tsx')).ConsentQuestion,
  namespaces: ['consent', 'settings'],
});

interface ConsentGate {
  /** Does it once the item is allowed: at once where it was before, and for a visitor, of whom nothing is stored. */
  readonly pass: (act: () => void) => void;
  /** To be rendered beside what is behind the gate. */
  readonly question: ReactNode;
}

/** Looks at the notice before something of the seeker's is stored that is not essential. Null lets everything pass. */
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
