import type { ComponentProps } from 'react';
import { lazyPart } from '../../../lib/hydration/lazy-part.tsx';

const Chips = lazyPart(
  async () => (await import('./understood-chips.tsx')).UnderstoodChips,
  <div className="understood" />,
);

/** What the text of a search was taken for; its script comes with texts alone. */
export function UnderstoodChips(props: ComponentProps<typeof Chips>) {
  return props.understood.length > 0 && <Chips {...props} />;
}

/** Says that nothing matched; its script comes where that is so. */
export const EmptyResult = lazyPart(async () => (await import('./empty-result.tsx')).EmptyResult);

/** Offers to tell when there are jobs; its script comes where there are none. */
export const AlertOffer = lazyPart(async () => (await import('../alerts/alert-offer.tsx')).AlertOffer);
