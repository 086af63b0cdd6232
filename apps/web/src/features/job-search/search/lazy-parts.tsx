import type { ComponentProps } from 'react';
import { lazyPart } from '../../../lib/hydration/lazy-part.tsx';

const Chips = lazyPart(
  async () => (await import('./understood-chips.tsx')).UnderstoodChips,
  <div className="understood" />,
);

/** Chips of the interpreted search text. Loaded only for a search with text. */
export function UnderstoodChips(props: ComponentProps<typeof Chips>) {
  return props.understood.length > 0 && <Chips {...props} />;
}

/** Loaded only when nothing matched. */
export const EmptyResult = lazyPart(async () => (await import('./empty-result.tsx')).EmptyResult);

/** Loaded only when nothing matched. */
export const AlertOffer = lazyPart(async () => (await import('../alerts/alert-offer.tsx')).AlertOffer);
