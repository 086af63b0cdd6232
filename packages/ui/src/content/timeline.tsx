import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TimelineStep {
  readonly key: string;
  readonly title: ReactNode;
  /** The time of the step, or what will happen. */
  readonly detail?: ReactNode;
  readonly state: 'done' | 'current' | 'coming' | 'failed';
}

/** A vertical list of past, current and coming steps. */
export function Timeline({
  steps,
  label,
}: {
  readonly steps: readonly TimelineStep[];
  readonly label: string;
}) {
  return (
    <ol className="nk-timeline" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={`nk-timeline__step nk-timeline__step--${step.state}`}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="nk-timeline__dot" aria-hidden="true">
            {step.state === 'done' && <Check size={16} strokeWidth={3} />}
            {step.state === 'failed' && <X size={16} strokeWidth={3} />}
          </span>
          <div>
            <div className="nk-timeline__title">{step.title}</div>
            {step.detail && <div className="nk-timeline__detail">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
