import type { ReactNode } from 'react';
import { TickMark, type TickState } from './ticks-of-five.tsx';

export interface Tick {
  readonly key: string;
  readonly state: TickState;
  /** What was checked, in words; the state is said in words too. */
  readonly text: ReactNode;
  readonly detail?: ReactNode;
}

/** The five checks on a job: five lines that say what was looked at and how it came out. */
export function TickList({ ticks, label }: { readonly ticks: readonly Tick[]; readonly label: string }) {
  return (
    <ul className="nk-tick-list" aria-label={label}>
      {ticks.map((tick) => (
        <li key={tick.key}>
          <TickMark state={tick.state} />
          <div>
            <div className="nk-tick-list__text">{tick.text}</div>
            {tick.detail && <div className="nk-tick-list__detail">{tick.detail}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
