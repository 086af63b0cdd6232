import type { HTMLAttributes } from 'react';
import { cx } from '../lib/cx.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** `sunk` lies in the paper, `accent` glows in marigold. */
  readonly tone?: 'plain' | 'sunk' | 'accent' | undefined;
}

/** A sheet on the paper: 12 px corners, one soft shadow. */
export function Card({ as: Element = 'div', tone = 'plain', className, ...rest }: CardProps) {
  return <Element {...rest} className={cx('nk-card', tone !== 'plain' && `nk-card--${tone}`, className)} />;
}
