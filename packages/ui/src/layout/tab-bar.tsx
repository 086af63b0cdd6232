import type { ReactNode } from 'react';
import { UiLink } from '../lib/ui-link.tsx';

export interface TabBarItem {
  readonly key: string;
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isCurrent: boolean;
}

/** The main navigation at the bottom of a phone. Hidden from 64rem on, because the header then has the same links. */
export function TabBar({ items, label }: { readonly items: readonly TabBarItem[]; readonly label: string }) {
  return (
    <nav className="nk-tab-bar" aria-label={label}>
      {items.map((item) => (
        <UiLink
          key={item.key}
          className="nk-tab-bar__item"
          href={item.href}
          aria-current={item.isCurrent ? 'page' : undefined}
        >
          <span className="nk-tab-bar__icon">{item.icon}</span>
          <span className="nk-tab-bar__word">{item.label}</span>
        </UiLink>
      ))}
    </nav>
  );
}
