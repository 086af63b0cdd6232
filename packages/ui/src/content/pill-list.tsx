import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { UiLink } from '../lib/ui-link.tsx';

export interface Pill {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string | undefined;
  readonly isCurrent?: boolean | undefined;
  /** Draws the pill in a lighter style, for a label that has no effect. */
  readonly isFaint?: boolean | undefined;
  /** Text after the label, in a lighter style. */
  readonly detail?: string | undefined;
  /** Link of a cross that removes this pill. `label` is its accessible name, such as "Remove Pune". */
  readonly removal?:
    | { readonly label: string; readonly href: string; readonly onFollow?: (() => void) | undefined }
    | undefined;
}

export interface PillListProps {
  readonly label: string;
  readonly pills: readonly Pill[];
  /** Keeps all pills in one line that scrolls horizontally. */
  readonly isOneLine?: boolean | undefined;
}

/** A list of short labels, such as skills, links to categories, or search terms with a cross. */
export function PillList({ label, pills, isOneLine }: PillListProps) {
  return (
    <ul className={isOneLine ? 'nk-chips nk-chips--scroll' : 'nk-chips'} aria-label={label}>
      {pills.map((pill) => (
        <li key={pill.key}>
          {pill.href ? (
            <UiLink className="nk-chip" href={pill.href} aria-current={pill.isCurrent ? 'page' : undefined}>
              {pill.icon}
              {pill.label}
            </UiLink>
          ) : (
            <span className={pill.isFaint ? 'nk-pill nk-pill--faint' : 'nk-pill'}>
              {pill.icon}
              {pill.label}
              {pill.detail && <small className="nk-pill__detail">{pill.detail}</small>}
              {pill.removal && (
                <UiLink
                  className="nk-pill__cross"
                  aria-label={pill.removal.label}
                  href={pill.removal.href}
                  rel="nofollow"
                  onClick={pill.removal.onFollow}
                >
                  <X size={18} aria-hidden="true" />
                </UiLink>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
