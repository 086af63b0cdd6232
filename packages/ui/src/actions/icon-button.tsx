import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does, for those who hear it; also its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** For switches such as a bookmark. */
  readonly isPressed?: boolean | undefined;
  /** A small number on its corner; hidden at 0. The label must say it too. */
  readonly count?: number | undefined;
  readonly tone?: 'plain' | 'filled' | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 48 px square for well-known signs (close, back, bookmark, share). */
export function IconButton(props: IconButtonProps) {
  const { label, icon, isPressed, count = 0, tone = 'plain', className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      className={cx('nk-icon-button', tone === 'filled' && 'nk-icon-button--filled', className)}
    >
      {icon}
      {/* Painted by the stylesheet, so that it is no part of the button's words: the label says it. */}
      {count > 0 && <span className="nk-count" data-count={count > 99 ? '99+' : count} aria-hidden="true" />}
    </button>
  );
}
