import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** The accessible name, also shown as tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The state of a toggle button, such as a bookmark. */
  readonly isPressed?: boolean | undefined;
  /** A number at the corner, hidden at 0. The label must contain it too, because screen readers do not read it. */
  readonly count?: number | undefined;
  readonly tone?: 'default' | 'filled' | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button of 48 by 48 px with only an icon, for well-known actions (close, back, bookmark, share). */
export function IconButton(props: IconButtonProps) {
  const { label, icon, isPressed, count = 0, tone = 'default', className, ...rest } = props;
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
      {/* The stylesheet shows the number from the attribute, so that it is not part of the button's text. */}
      {count > 0 && <span className="nk-count" data-count={count > 99 ? '99+' : count} aria-hidden="true" />}
    </button>
  );
}
