import type { ReactNode } from 'react';

/** A bar at the bottom of the screen with a page's primary action and at most one other. */
export function ActionBar({ children, note }: { readonly children: ReactNode; readonly note?: ReactNode }) {
  return (
    <div className="nk-action-bar">
      {note && <div className="nk-action-bar__note">{note}</div>}
      <div className="nk-action-bar__buttons">{children}</div>
    </div>
  );
}
