import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ShellFrame } from './shell-frame.tsx';

/** The frame around every screen. */
export function Shell() {
  return (
    <ShellFrame>
      <Outlet />
      <ScrollRestoration />
    </ShellFrame>
  );
}
