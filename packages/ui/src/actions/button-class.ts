import { cx } from '../lib/cx.ts';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  /** Use `primary` once on a screen, `accent` on the landing page, and `quiet` for buttons that look like text. */
  readonly variant?: ButtonVariant | undefined;
  /** `m` is 48 px high, `s` is 44 px high. */
  readonly size?: 'm' | 's' | undefined;
  /** Fills the width of its container. */
  readonly isWide?: boolean | undefined;
}

/** Returns the class names of a button, for other elements that look like one. */
export function buttonClass({ variant = 'primary', size = 'm', isWide = false }: ButtonLook = {}): string {
  return cx(
    'nk-button',
    `nk-button--${variant}`,
    size === 's' && 'nk-button--s',
    isWide && 'nk-button--wide',
  );
}
