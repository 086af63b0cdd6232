import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox. A click anywhere in its line toggles it. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className="nk-choice">
        <input
          {...input}
          type="checkbox"
          className="nk-choice__input"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className="nk-choice__box" aria-hidden="true" />
        <span>
          {label}
          {hint && (
            <span id={`${id}-hint`} className="nk-choice__hint">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && (
        <div id={`${id}-error`} className="nk-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
