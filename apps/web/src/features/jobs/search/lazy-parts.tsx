import { type ComponentProps, lazy, Suspense } from 'react';
import type { AlertOffer as AlertOfferPart } from '../alerts/alert-offer.tsx';
import type { EmptyResult as EmptyResultPart } from './empty-result.tsx';
import type { UnderstoodChips as UnderstoodChipsPart } from './understood-chips.tsx';
import './understood-chips.css';

const Chips = lazy(async () => ({ default: (await import('./understood-chips.tsx')).UnderstoodChips }));
const Offer = lazy(async () => ({ default: (await import('../alerts/alert-offer.tsx')).AlertOffer }));
const Empty = lazy(async () => ({ default: (await import('./empty-result.tsx')).EmptyResult }));

/** What the text of a search was taken for; its script comes with texts alone. */
export function UnderstoodChips(props: ComponentProps<typeof UnderstoodChipsPart>) {
  if (props.understood.length === 0) return null;
  return (
    <Suspense fallback={<div className="understood" />}>
      <Chips {...props} />
    </Suspense>
  );
}

/** Says that nothing matched; its script comes where that is so. */
export function EmptyResult(props: ComponentProps<typeof EmptyResultPart>) {
  return (
    <Suspense>
      <Empty {...props} />
    </Suspense>
  );
}

/** Offers to tell when there are jobs; its script comes where there are none. */
export function AlertOffer(props: ComponentProps<typeof AlertOfferPart>) {
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  );
}
