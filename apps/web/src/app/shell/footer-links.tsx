import type { ReactNode } from 'react';
import { AppLink } from '../../lib/routing/app-link.tsx';

interface FooterLinksProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly text: string; readonly isOutside?: boolean }[];
  readonly children?: ReactNode;
}

/** A column of links in the footer. */
export function FooterLinks({ title, links, children }: FooterLinksProps) {
  return (
    <div className="site-footer__column">
      <h2>{title}</h2>
      <ul className="site-footer__links">
        {links.map(({ to, text, isOutside }) => (
          <li key={to}>
            {isOutside ? (
              <a href={to} rel="noreferrer">
                {text}
              </a>
            ) : (
              <AppLink to={to}>{text}</AppLink>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
