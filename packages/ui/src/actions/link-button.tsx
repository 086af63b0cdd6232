import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { UiLink, type UiLinkProps } from '../lib/ui-link.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface LinkButtonProps extends ButtonLook, UiLinkProps {
  readonly icon?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, isWide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <UiLink {...rest} className={cx(buttonClass({ variant, size, isWide }), className)}>
      {icon}
      <span>{children}</span>
    </UiLink>
  );
}
