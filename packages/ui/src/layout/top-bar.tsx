import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

export interface TopBarProps {
  /** The page's name; leave it out where the page has its own heading of level one. */
  readonly title?: ReactNode;
  /** Shows the arrow. */
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  /** At the end: share, report, filter. */
  readonly actions?: ReactNode;
}

/** The bar of a page one went into: back, its name, what can be done. */
export function TopBar({ title, onBack, backLabel = '', actions }: TopBarProps) {
  return (
    <div className="nk-top-bar">
      {onBack && <IconButton label={backLabel} icon={<ArrowLeft size={24} />} onClick={onBack} />}
      {title && <h1 className="nk-top-bar__title">{title}</h1>}
      <div className="nk-top-bar__actions">{actions}</div>
    </div>
  );
}
