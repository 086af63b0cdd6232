export interface StepperProps {
  readonly steps: readonly string[];
  /** Index of the step one is at. */
  readonly current: number;
  readonly label: string;
}

/** A few numbered steps in a row, for forms of several pages. */
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
