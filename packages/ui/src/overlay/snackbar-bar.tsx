import { useEffect, useState } from 'react';
import { useUiTexts } from '../lib/ui-texts.tsx';
import type { ShownMessage } from './snackbar.tsx';

const SHOWN_MS = 3000;

interface SnackbarBarProps {
  readonly message: ShownMessage;
  readonly onGone: () => void;
}

/** One message; it waits while the pointer or the focus is on it. */
export function SnackbarBar({ message, onGone }: SnackbarBarProps) {
  const [isHeld, setHeld] = useState(false);
  const { undo } = useUiTexts();
  const { onUndo } = message;
  const milliseconds = message.milliseconds ?? (onUndo ? 2 * SHOWN_MS : SHOWN_MS);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, milliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, milliseconds, onGone]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding only delays its leaving; nothing is done here.
    <div
      className="nk-snackbar"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{message.text}</span>
      {onUndo && (
        <button
          type="button"
          className="nk-snackbar__undo"
          onClick={() => {
            onUndo();
            onGone();
          }}
        >
          {undo}
        </button>
      )}
    </div>
  );
}
