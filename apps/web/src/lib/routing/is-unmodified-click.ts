import type { MouseEvent } from 'react';

/** Returns whether a click opens the link in this tab, and not in a new tab or window. */
export function isUnmodifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
