import type { MouseEvent } from 'react';

/** Whether a click opens the link in this tab, and not in a new tab or window. */
export function isUnmodifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
