import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

/** A link of a menu: tells when its page, or one below it, is the present one. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
