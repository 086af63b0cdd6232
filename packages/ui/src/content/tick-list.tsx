import type { ReactNode } from 'react';
import { TickMark, type TickState } from './ticks-of-five.tsx';

export interface Tick {
  readonly key: string;
  readonly state: TickState;
  /** The check and its result in words, so that the mark is not needed to understand it. */
  readonly text: ReactNode;
  readonly detail?: ReactNode;
}

/** The five checks of a job as a list, each with its result. */
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
