import { closeDialog, openDialog } from '@nukkad/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { requirePhrases } from '../../lib/language/require-phrases.ts';
import { afterInteraction } from '../../lib/lazy/after-interaction.ts';
import { useServices } from '../../lib/services.ts';
import { LoginDialog } from './login-dialog.tsx';
import type { LoginReason } from './login-reason.ts';

const PromptContext = createContext<(reason: LoginReason) => void>(() => undefined);

/** Returns a function that opens the login dialog with a reason. */
export function useLoginPrompt(): (reason: LoginReason) => void {
  return useContext(PromptContext);
}

export function LoginPromptProvider({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const { hasSessionEnded } = services;
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState<LoginReason | null>(null);
  const prompt = useCallback(
    (asked: LoginReason) => {
      if (dialog.current) openDialog(dialog.current);
      // Until the sentence has loaded, or without it, the dialog names no reason.
      requirePhrases(services, ['login-reasons']).then(
        () => setReason(asked),
        () => undefined,
      );
    },
    [services],
  );
  useEffect(() => {
    void afterInteraction().then(() => requirePhrases(services, ['login-reasons']).catch(() => undefined));
  }, [services]);
  const hasEnded = useSyncExternalStore(hasSessionEnded.subscribe, hasSessionEnded.get, () => false);
  useEffect(() => {
    if (hasEnded) prompt('ended');
  }, [hasEnded, prompt]);
  const forget = useCallback(() => {
    hasSessionEnded.set(false);
    setReason(null);
  }, [hasSessionEnded]);
  const close = useCallback(() => closeDialog(dialog.current), []);
  return (
    <PromptContext value={prompt}>
      {children}
      <LoginDialog ref={dialog} reason={reason} close={close} onClose={forget} />
    </PromptContext>
  );
}
