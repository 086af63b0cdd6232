import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';
import { useServices } from '../../lib/services.ts';
import type { LoginReason } from './login-reason.ts';

const LazyLoginDialog = lazyDialog({
  load: async () => (await import('./login-dialog.tsx')).LoginDialog,
  namespaces: ['login-reasons'],
});

const PromptContext = createContext<(reason: LoginReason) => void>(() => undefined);

/** Returns a function that opens the login dialog with a reason. */
export function useLoginPrompt(): (reason: LoginReason) => void {
  return useContext(PromptContext);
}

export function LoginPromptProvider({ children }: { readonly children: ReactNode }) {
  const [reason, setReason] = useState<LoginReason | null>(null);
  const prompt = useCallback((asked: LoginReason) => setReason(asked), []);
  const { hasSessionEnded } = useServices();
  const hasEnded = useSyncExternalStore(hasSessionEnded.subscribe, hasSessionEnded.get, () => false);
  const close = useCallback(() => {
    hasSessionEnded.set(false);
    setReason(null);
  }, [hasSessionEnded]);
  const shownReason = hasEnded ? 'ended' : reason;
  return (
    <PromptContext value={prompt}>
      {children}
      <LazyLoginDialog isOpen={shownReason !== null} reason={shownReason} onClose={close} />
    </PromptContext>
  );
}
