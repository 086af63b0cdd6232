import type { ReactNode } from 'react';

/** Sticks to the lower edge with the one primary action of a page, and at most one beside it. */
export function ActionBar({ children, note }: { readonly children: ReactNode; readonly note?: ReactNode }) {
  return (
    <div className="nk-action-bar">
      {note && <div className="nk-action-bar__note">{note}</div>}
      <div className="nk-action-bar__buttons">{children}</div>
    </div>
  );
}
