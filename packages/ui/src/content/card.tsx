import type { HTMLAttributes } from 'react';
import { cx } from '../lib/cx.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'header' | undefined;
  /** `flat` has no shadow, `sunk` is darker than the page, `accent` is marigold, `headed` has a marigold top edge. */
  readonly tone?: 'plain' | 'flat' | 'sunk' | 'accent' | 'headed' | undefined;
}

/** A sheet on the paper: 12 px corners, one soft shadow. */
export function Card({ as: Element = 'div', tone = 'plain', className, ...rest }: CardProps) {
  return <Element {...rest} className={cx('nk-card', tone !== 'plain' && `nk-card--${tone}`, className)} />;
}
