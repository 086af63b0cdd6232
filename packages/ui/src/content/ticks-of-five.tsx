export type TickState = 'passed' | 'failed' | 'not-done';

/** The result of one check as an icon. The caller shows the result in words next to it. @internal */
export function TickMark({ state }: { readonly state: TickState }) {
  return (
    <svg className={`nk-tick nk-tick--${state}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10" />
      {state === 'passed' && <path d="M7 12.5l3.4 3.4L17.2 8.6" />}
      {state === 'failed' && <path d="M8.2 8.2l7.6 7.6M15.8 8.2l-7.6 7.6" />}
      {state === 'not-done' && <path d="M8 12h8" />}
    </svg>
  );
}

/** The results of checks as small icons, followed by their count in words. */
export function Ticks({ states, label }: { readonly states: readonly TickState[]; readonly label: string }) {
  return (
    <span className="nk-ticks">
      <span className="nk-ticks__row" aria-hidden="true">
        {states.map((state, index) => (
          <TickMark key={index} state={state} />
        ))}
      </span>
      <span className="nk-ticks__label">{label}</span>
    </span>
  );
}
