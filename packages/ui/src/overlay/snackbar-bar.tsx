import { useEffect, useState } from 'react';
import { useUiTexts } from '../lib/ui-texts.tsx';
import type { ShownMessage } from './snackbar.tsx';

const SHOWN_MS = 3000;

interface SnackbarBarProps {
  readonly message: ShownMessage;
  readonly onDismiss: () => void;
}

/** A message that disappears after a time, but not while the pointer or the focus is on it. */
export function SnackbarBar({ message, onDismiss }: SnackbarBarProps) {
  const [isPaused, setPaused] = useState(false);
  const { undo } = useUiTexts();
  const { onUndo } = message;
  const milliseconds = message.milliseconds ?? (onUndo ? 2 * SHOWN_MS : SHOWN_MS);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(onDismiss, milliseconds);
    return () => clearTimeout(timer);
  }, [isPaused, milliseconds, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only delays the end of the message.
    <div
      className="nk-snackbar"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span>{message.text}</span>
      {onUndo && (
        <button
          type="button"
          className="nk-snackbar__undo"
          onClick={() => {
            onUndo();
            onDismiss();
          }}
        >
          {undo}
        </button>
      )}
    </div>
  );
}
