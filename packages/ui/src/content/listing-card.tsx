import { type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { UiLink } from '../lib/ui-link.tsx';

export interface ListingCardProps {
  readonly href: string;
  /** One line, cut with an ellipsis. */
  readonly title: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The employer's own words, in small letters below the title. One line. */
  readonly subtitle?: ReactNode;
  /** A warning above the pay, such as a failed check. */
  readonly warning?: ReactNode;
  /** The pay, as Highlight. */
  readonly highlight?: ReactNode;
  /** The company, with the result of its checks. */
  readonly owner: ReactNode;
  /** Short facts (distance and locality, type, age), each a ListingFact. */
  readonly facts?: ReactNode;
  /** Why the card is shown, such as "2.1 km · fits Cook". */
  readonly reason?: ReactNode;
  /** Buttons of 44 px in a column over the link, such as the bookmark. */
  readonly action?: ReactNode;
  readonly badge?: ReactNode;
  /** Greyed out, for closed or paused jobs. It is still a link. */
  readonly isDimmed?: boolean | undefined;
  /** Whether this card is the one shown next to the list. */
  readonly isCurrent?: boolean | undefined;
  /** Called on a click. `preventDefault` stops the navigation. */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The card of a job. The whole card is one link; the buttons are separate. */
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
      <Heading className="nk-listing__title" id={id}>
        <UiLink href={props.href} onClick={props.onOpen} aria-current={props.isCurrent || undefined}>
          {props.title}
        </UiLink>
      </Heading>
      {props.subtitle && <p className="nk-listing__subtitle">{props.subtitle}</p>}
      {props.warning}
      {props.highlight && <div className="nk-listing__highlight">{props.highlight}</div>}
      <div className="nk-listing__owner">{props.owner}</div>
      {props.facts && <ul className="nk-listing__facts">{props.facts}</ul>}
      {props.reason && <div className="nk-listing__reason">{props.reason}</div>}
      {props.badge && <div className="nk-listing__foot">{props.badge}</div>}
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
