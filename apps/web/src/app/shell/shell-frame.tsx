import type { ReactNode } from 'react';

export function ShellFrame({ children }: { readonly children: ReactNode }) {
  return <main id="main">{children}</main>;
}
