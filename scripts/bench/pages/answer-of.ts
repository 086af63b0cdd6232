import type { Interaction, Sign } from './watch-page.ts';

type Change = Pick<Sign, 'changed' | 'at'>;
type Click = Pick<Interaction, 'handled' | 'painted'>;

/**
 * Returns when a tap was answered, in milliseconds since the navigation: when the change that its click caused was painted, by the
 * Event Timing API, or else when the page could run a task afterwards.
 */
export function answerOf({ changed, at }: Change, click: Click | null): number {
  return click !== null && changed <= click.handled ? Math.min(at, click.painted) : at;
}
