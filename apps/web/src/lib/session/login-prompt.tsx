import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton, Modal } from '@nukkad/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services.ts';

/** What a visitor wanted to do. */
export type LoginReason =
  | 'chat'
  | 'hr'
  | 'save'
  | 'apply'
  | 'report'
  | 'tips'
  | 'status'
  | 'notifications'
  | 'follow'
  | 'alert'
  | 'profile'
  | 'interests'
  | 'resume'
  | 'education'
  | 'experience'
  | 'about'
  | 'settings'
  | 'feedback'
  | 'qr'
  | 'support'
  | 'ended';

const PromptContext = createContext<(reason: LoginReason) => void>(() => undefined);

/** Asks a visitor to log in, saying what for; after it they are back where they were. */
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
  return (
    <PromptContext value={prompt}>
      {children}
      <LoginPrompt reason={hasEnded ? 'ended' : reason} onClose={close} />
    </PromptContext>
  );
}

function LoginPrompt({
  reason,
  onClose,
}: {
  readonly reason: LoginReason | null;
  readonly onClose: () => void;
}) {
  const t = useT('errors');
  const nav = useT('nav');
  const common = useT('common');
  const { pathname, search } = useLocation();
  const target = useMemo(
    () => `/register?returnTo=${encodeURIComponent(pathname + search)}`,
    [pathname, search],
  );
  return (
    <Modal
      isOpen={reason !== null}
      onClose={onClose}
      title={nav('login')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <LinkButton href={target} onClick={onClose}>
            {nav('login')}
          </LinkButton>
        </>
      }
    >
      {reason && <p>{t(`signInFirst.${reason}`)}</p>}
    </Modal>
  );
}
