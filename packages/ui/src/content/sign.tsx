import type { MouseEventHandler, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { UiLink } from '../lib/ui-link.tsx';

export interface SignProps {
  readonly children: ReactNode;
  readonly tone?: 'indigo' | 'marigold' | 'paper' | undefined;
  readonly as?: 'div' | 'section' | 'header' | 'aside' | undefined;
  readonly className?: string | undefined;
}

/** A coloured band with a thin line inside its edge, like a painted shop sign. */
export function Sign({ children, tone = 'indigo', as: Element = 'div', className }: SignProps) {
  return <Element className={cx('nk-sign', `nk-sign--${tone}`, className)}>{children}</Element>;
}

export interface SignTileProps {
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly picture: ReactNode;
  readonly children: ReactNode;
  /** A smaller line below, such as "120 jobs". */
  readonly detail?: ReactNode;
  readonly isCurrent?: boolean | undefined;
}

/** A link in the form of a small sign, such as a job profile or a city. */
export function SignTile({ href, onClick, picture, children, detail, isCurrent }: SignTileProps) {
  return (
    <UiLink
      className="nk-sign-tile"
      href={href}
      onClick={onClick}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {picture}
      <span className="nk-sign-tile__word">{children}</span>
      {detail && <span className="nk-sign-tile__detail">{detail}</span>}
    </UiLink>
  );
}
