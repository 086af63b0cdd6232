import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { SnackbarBar } from './snackbar-bar.tsx';

export interface SnackbarMessage {
  readonly text: string;
  /** Shows an Undo button that calls this function. The message then stays twice as long. */
  readonly onUndo?: (() => void) | undefined;
  /** How long the message stays, in milliseconds; 3000 by default. */
  readonly milliseconds?: number | undefined;
}

export interface ShownMessage extends SnackbarMessage {
  readonly id: number;
}

type Show = (message: SnackbarMessage) => void;

const SnackbarContext = createContext<Show | null>(null);

/** Shows one short message at a time at the bottom of the screen. A new message replaces the old one. */
export function SnackbarProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<ShownMessage | null>(null);
  const nextId = useRef(0);
  const show = useCallback<Show>((next) => {
    nextId.current += 1;
    setMessage({ ...next, id: nextId.current });
  }, []);
  const dismiss = useCallback(() => setMessage(null), []);
  return (
    <SnackbarContext value={show}>
      {children}
      <div className="nk-snackbar-place" role="status" aria-live="polite">
        {message && <SnackbarBar key={message.id} message={message} onDismiss={dismiss} />}
      </div>
    </SnackbarContext>
  );
}

/** Returns a function that shows a short message. Throws outside a SnackbarProvider. */
export function useSnackbar(): Show {
  const show = useContext(SnackbarContext);
  if (!show) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return show;
}
