import { type ComponentProps, useContext } from 'react';
import { Link, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

type LinkProps = ComponentProps<typeof Link>;

const AT_END_OF_PATH = /[?#]|$/;

/** Adds the language's prefix to a path, as the router does. */
function hrefBelow(basename: string, to: string): string {
  if (basename === '/') return to;
  const end = to.search(AT_END_OF_PATH);
  return end === 1 ? basename + to.slice(1) : basename + to;
}

/**
 * A plain link for server rendering. The router's link prepares navigation that a server never needs, and a page has
 * about 80 links.
 */
function SentLink(props: LinkProps) {
  const { basename } = useContext(NavigationContext);
  const { to, replace, state, preventScrollReset, ...rest } = props;
  const isAbsolutePath = typeof to === 'string' && /^\/(?!\/)/.test(to) && !to.includes('/.');
  if (!isAbsolutePath) return <Link {...props} />;
  return <a {...rest} href={hrefBelow(basename, to)} data-discover="true" />;
}

/** A link within the site. */
export const AppLink = import.meta.env.SSR ? SentLink : Link;
