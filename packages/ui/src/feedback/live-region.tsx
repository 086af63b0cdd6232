import type { ReactNode } from 'react';

/** Unseen words that are read out when they change ("12 jobs"). */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div className="nk-hidden" role="status" aria-live="polite">
      {children}
    </div>
  );
}
