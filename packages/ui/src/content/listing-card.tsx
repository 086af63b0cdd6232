import { type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { UiLink } from '../lib/ui-link.tsx';

export interface ListingCardProps {
  readonly href: string;
  /** Three lines at most. */
  readonly title: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Who offers it. */
  readonly subtitle: ReactNode;
  /** How far it was checked: TicksOfFive. */
  readonly ticks?: ReactNode;
  /** Logo or letter, 48 px. */
  readonly picture?: ReactNode;
  /** The pay, as Highlight. */
  readonly highlight?: ReactNode;
  /** Short facts in a row (distance and locality, type, freshness): see ListingFact. */
  readonly facts?: ReactNode;
  /** Why it is shown ("2.1 km · fits Cook"). */
  readonly reason?: ReactNode;
  /** A button of its own above the link: the bookmark. */
  readonly action?: ReactNode;
  readonly badge?: ReactNode;
  /** Closed or paused: greyed, still a link. */
  readonly isDimmed?: boolean | undefined;
  /** The one shown beside the list. */
  readonly isCurrent?: boolean | undefined;
  /** A press on the link; what it prevents does not happen. */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A thing on offer: the whole card is one link, the bookmark a button of its own. */
export function ListingCard(props: ListingCardProps) {
  const Heading = `h${props.headingLevel ?? 3}` as const;
  const id = useId();
  return (
    <article
      className={cx(
        'nk-card nk-listing',
        props.isDimmed && 'nk-listing--dimmed',
        props.isCurrent && 'nk-listing--current',
      )}
      aria-labelledby={id}
    >
      {props.picture && <div className="nk-listing__picture">{props.picture}</div>}
      <div className="nk-listing__head">
        <Heading className="nk-listing__title" id={id}>
          <UiLink href={props.href} onClick={props.onOpen} aria-current={props.isCurrent || undefined}>
            {props.title}
          </UiLink>
        </Heading>
        <div className="nk-listing__subtitle">{props.subtitle}</div>
      </div>
      {props.highlight && <div className="nk-listing__highlight">{props.highlight}</div>}
      {props.facts && <ul className="nk-listing__facts">{props.facts}</ul>}
      {props.reason && <div className="nk-listing__reason">{props.reason}</div>}
      {(props.ticks || props.badge) && (
        <div className="nk-listing__foot">
          {props.ticks}
          {props.badge}
        </div>
      )}
      {/* Read out when all of the card is known; seen at its top. */}
      {props.action && <div className="nk-listing__action">{props.action}</div>}
    </article>
  );
}

/** One fact of a card, its icon before the words. */
export function ListingFact({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="nk-listing__fact">
      {icon}
      <span>{children}</span>
    </li>
  );
}
