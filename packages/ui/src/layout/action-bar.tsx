import type { ReactNode } from 'react';

interface ActionBarProps {
  readonly children: ReactNode;
  readonly note?: ReactNode;
  /** Id for a skip link to the bar, which may then have the focus. */
  readonly id?: string;
}

/** A bar at the bottom of the screen with a page's primary action and at most one other. */
export function ActionBar({ children, note, id }: ActionBarProps) {
  return (
    <div className="nk-action-bar" id={id} tabIndex={id === undefined ? undefined : -1}>
      {note && <div className="nk-action-bar__note">{note}</div>}
      <div className="nk-action-bar__buttons">{children}</div>
    </div>
  );
}
