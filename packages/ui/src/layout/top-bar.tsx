import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

export interface TopBarProps {
  /** The page's title. Leave it out if the page has its own h1. */
  readonly title?: ReactNode;
  /** Shows the back button. */
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  /** Buttons at the end, such as share, report or filter. */
  readonly actions?: ReactNode;
}

/** The bar at the top of a subpage: back button, title and actions. */
export function TopBar({ title, onBack, backLabel = '', actions }: TopBarProps) {
  return (
    <div className="nk-top-bar">
      {onBack && <IconButton label={backLabel} icon={<ArrowLeft size={24} />} onClick={onBack} />}
      {title && <h1 className="nk-top-bar__title">{title}</h1>}
      <div className="nk-top-bar__actions">{actions}</div>
    </div>
  );
}
