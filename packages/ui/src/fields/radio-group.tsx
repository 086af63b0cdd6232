import { type ReactNode, useId } from 'react';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | null | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly name?: string | undefined;
}

/** A group of radio buttons. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className="nk-group" aria-describedby={props.error ? `${id}-error` : undefined}>
      <legend className={props.isLabelHidden ? 'nk-hidden' : 'nk-field__label'}>{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className="nk-choice">
          <input
            type="radio"
            className="nk-choice__input"
            name={props.name ?? id}
            value={option.value}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          <span className="nk-choice__box nk-choice__box--round" aria-hidden="true" />
          <span>
            {option.label}
            {option.hint && <span className="nk-choice__hint">{option.hint}</span>}
          </span>
        </label>
      ))}
      {props.error && (
        <div id={`${id}-error`} className="nk-field__error" role="alert">
          {props.error}
        </div>
      )}
    </fieldset>
  );
}
