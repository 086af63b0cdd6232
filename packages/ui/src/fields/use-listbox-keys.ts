import { type KeyboardEvent as ReactKeyboardEvent, useState } from 'react';

/** A key press that React or the browser reports. */
type KeyPress = ReactKeyboardEvent | KeyboardEvent;

interface ListboxKeys {
  /** The index of the highlighted option, which Enter selects; -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyPress) => void;
}

interface Listbox {
  readonly count: number;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onChoose: (index: number) => void;
}

/** Handles the keys of a combobox as the WAI-ARIA practices describe them. The focus stays in the text box. */
export function useListboxKeys({ count, isOpen, setOpen, onChoose }: Listbox): ListboxKeys {
  const [chosen, setActive] = useState(-1);
  const active = isOpen && chosen < count ? chosen : -1;

  function move(event: KeyPress, step: 1 | -1) {
    event.preventDefault();
    if (!isOpen) setOpen(true);
    const from = active === -1 && step === -1 ? count : active;
    setActive(count === 0 ? -1 : (from + step + count) % count);
  }

  /**
   * Moves the highlight to an option, for Home and End. Does nothing if no option is highlighted; the keys then move
   * the text cursor.
   */
  function moveTo(event: KeyPress, index: number) {
    if (active < 0) return;
    event.preventDefault();
    setActive(index);
  }

  function onKeyDown(event: KeyPress) {
    const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
    if (isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Home') moveTo(event, 0);
    else if (event.key === 'End') moveTo(event, count - 1);
    else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setActive(-1);
      setOpen(false);
    } else if (event.key === 'Tab') {
      setActive(-1);
      setOpen(false);
    }
  }

  return { active, setActive, onKeyDown };
}
