import type { JobDetail } from '@nukkad/contract';
import { type TickState, Ticks } from '@nukkad/ui';
import { doesNotApply, TICK_STATES } from '../../../lib/check-texts.ts';
import { useChecksText } from '../card/use-checks-text.ts';

const ORDER: readonly TickState[] = ['passed', 'failed', 'not-done'];

/** The results of the five checks as icons and in words: "3 of 5 fine, 1 wrong, 1 not yet checked". */
export function ChecksSummary({ checks }: Pick<JobDetail, 'checks'>) {
  const checksText = useChecksText();
  const states = checks.map(({ outcome }) => TICK_STATES[outcome]);
  const count = (state: TickState) => states.filter((other) => other === state).length;
  if (count('not-done') === checks.length) return null;
  const label = checksText({
    passed: count('passed'),
    failed: count('failed'),
    open: count('not-done') - checks.filter(doesNotApply).length,
  });
  return (
    <Ticks
      states={states.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))}
      label={label}
    />
  );
}
