import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { cx } from '../lib/cx.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: ReactNode;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  readonly isBusy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with a text and an optional icon before it. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, icon, isBusy = false, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, isWide }), className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <Spinner size={20} /> : icon}
      <span>{children}</span>
    </button>
  );
}
