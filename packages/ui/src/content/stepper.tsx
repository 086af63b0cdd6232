export interface StepperProps {
  readonly steps: readonly string[];
  /** The index of the current step. */
  readonly current: number;
  readonly label: string;
}

/** The numbered steps of a form with several pages. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <ol className="nk-stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? 'is-done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="nk-stepper__number">{index + 1}</span>
          <span className="nk-stepper__word">{step}</span>
        </li>
      ))}
    </ol>
  );
}
