import type { ReactNode } from 'react';

/** Invisible text that screen readers announce when it changes, such as "12 jobs". */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div className="nk-hidden" role="status" aria-live="polite">
      {children}
    </div>
  );
}
