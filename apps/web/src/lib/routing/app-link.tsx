import { type ComponentProps, useContext } from 'react';
import { Link, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

type LinkProps = ComponentProps<typeof Link>;

const AT_END_OF_PATH = /[?#]|$/;

/** The address below the language's own path, as the router tells it. */
function hrefBelow(basename: string, to: string): string {
  if (basename === '/') return to;
  const end = to.search(AT_END_OF_PATH);
  return end === 1 ? basename + to.slice(1) : basename + to;
}

/** A page that is rendered for sending has 80 links, and nobody presses one: what the router prepares for that is left out. */
function SentLink(props: LinkProps) {
  const { basename } = useContext(NavigationContext);
  const { to, replace, state, preventScrollReset, ...rest } = props;
  const isPlain = typeof to === 'string' && /^\/(?!\/)/.test(to) && !to.includes('/.');
  if (!isPlain) return <Link {...props} />;
  return <a {...rest} href={hrefBelow(basename, to)} data-discover="true" />;
}

/** The router's link. */
export const AppLink = import.meta.env.SSR ? SentLink : Link;
