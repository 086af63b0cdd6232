import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { UiLink } from '../lib/ui-link.tsx';

export interface Pill {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string | undefined;
  readonly isCurrent?: boolean | undefined;
}

export interface PillListProps {
  readonly label: string;
  readonly pills: readonly Pill[];
  /** One line moved by thumb instead of several. */
  readonly isOneLine?: boolean | undefined;
  /** Gives each a cross ("Remove Pune"). */
  readonly onRemove?: { readonly label: (pill: Pill) => string; readonly remove: (pill: Pill) => void };
}

/** Short words in rounds: skills, categories as links, or what a search understood, each with a cross. */
export function PillList({ label, pills, isOneLine, onRemove }: PillListProps) {
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
            <span className="nk-pill">
              {pill.icon}
              {pill.label}
              {onRemove && (
                <button
                  type="button"
                  className="nk-pill__cross"
                  aria-label={onRemove.label(pill)}
                  onClick={() => onRemove.remove(pill)}
                >
                  <X size={18} aria-hidden="true" />
                </button>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
