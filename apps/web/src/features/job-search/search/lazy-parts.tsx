import type { ComponentProps } from 'react';
import { lazyPart } from '../../../lib/hydration/lazy-part.tsx';

const Chips = lazyPart(
  async () => (await import('./understood-chips.tsx')).UnderstoodChips,
  <div className="understood" />,
);

/** Chips of the interpreted search text. The code is loaded only for a search with text. */
export function UnderstoodChips(props: ComponentProps<typeof Chips>) {
  return props.understood.length > 0 && <Chips {...props} />;
}

/** The message without results. Its code is loaded only when no job matched. */
export const EmptyResult = lazyPart(async () => (await import('./empty-result.tsx')).EmptyResult);

/** The offer of an alert. Its code is loaded only when no job matched. */
export const AlertOffer = lazyPart(async () => (await import('../alerts/alert-offer.tsx')).AlertOffer);
