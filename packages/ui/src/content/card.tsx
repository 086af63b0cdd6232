import type { HTMLAttributes } from 'react';
import { cx } from '../lib/cx.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'header' | undefined;
  /** `flat` has no shadow, `sunk` is darker than the page, `accent` is marigold, `headed` has a marigold top edge. */
  readonly tone?: 'default' | 'flat' | 'sunk' | 'accent' | 'headed' | undefined;
}

/** A box with rounded corners and a soft shadow. */
export function Card({ as: Element = 'div', tone = 'default', className, ...rest }: CardProps) {
  return <Element {...rest} className={cx('nk-card', tone !== 'default' && `nk-card--${tone}`, className)} />;
}
