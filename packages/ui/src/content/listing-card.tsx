import { type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { UiLink } from '../lib/ui-link.tsx';

export interface ListingCardProps {
  readonly href: string;
  /** Cut after three lines. */
  readonly title: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The company. */
  readonly subtitle: ReactNode;
  /** The result of the checks, as TicksOfFive. */
  readonly ticks?: ReactNode;
  /** A logo or initials of 48 px. */
  readonly picture?: ReactNode;
  /** The pay, as Highlight. */
  readonly highlight?: ReactNode;
  /** Short facts in a row (distance and locality, type, age), each a ListingFact. */
  readonly facts?: ReactNode;
  /** Why the card is shown, such as "2.1 km · fits Cook". */
  readonly reason?: ReactNode;
  /** A button over the link, such as the bookmark. */
  readonly action?: ReactNode;
  readonly badge?: ReactNode;
  /** Greyed out, for closed or paused jobs. It is still a link. */
  readonly isDimmed?: boolean | undefined;
  /** Whether this card is the one shown next to the list. */
  readonly isCurrent?: boolean | undefined;
  /** Called on a click. `preventDefault` stops the navigation. */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The card of a job. The whole card is one link; the bookmark is a separate button. */
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
      {/* Last in the document, so that screen readers read it after the card; the stylesheet shows it at the top. */}
      {props.action && <div className="nk-listing__action">{props.action}</div>}
    </article>
  );
}

/** A short fact of a card, with an icon before the text. */
export function ListingFact({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="nk-listing__fact">
      {icon}
      <span>{children}</span>
    </li>
  );
}
