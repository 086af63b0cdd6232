import type { ReactNode } from 'react';

/** Words for those who listen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="nk-hidden">{children}</span>;
}
