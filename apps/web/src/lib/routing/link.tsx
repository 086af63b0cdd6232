import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type NavigateOptions, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'download'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  /** A path of this site. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link within the site. The router's own component would bring its data loading and prefetching along. */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, preventScrollReset });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={click} />;
}
