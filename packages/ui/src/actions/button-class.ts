import { cx } from '../lib/cx.ts';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  /** One primary action a screen; `accent` for the landing's, `quiet` for text-like ones. */
  readonly variant?: ButtonVariant | undefined;
  /** `m` is 48 px tall, `s` 44. */
  readonly size?: 'm' | 's' | undefined;
  /** As wide as its room. */
  readonly isWide?: boolean | undefined;
}

/** The class names of a button's look, for elements that are not a Button. */
export function buttonClass({ variant = 'primary', size = 'm', isWide = false }: ButtonLook = {}): string {
  return cx(
    'nk-button',
    `nk-button--${variant}`,
    size === 's' && 'nk-button--s',
    isWide && 'nk-button--wide',
  );
}
