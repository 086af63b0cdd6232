import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';

export interface ChipOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChipGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly ChipOption<Value>[];
  readonly isLabelHidden?: boolean | undefined;
  /** `wrap` uses several lines, `scroll` one line that scrolls horizontally, `tiles` a grid of pictures with text. */
  readonly layout?: 'wrap' | 'scroll' | 'tiles' | undefined;
  readonly error?: string | null | undefined;
}

export interface ChipToggleProps<Value extends string> extends ChipGroupProps<Value> {
  readonly value: Value | null;
  /** Called with the selected value, or null if the selected chip was clicked again. */
  readonly onChange: (value: Value | null) => void;
}

export interface ChipChecksProps<Value extends string> extends ChipGroupProps<Value> {
  readonly values: readonly Value[];
  readonly onChange: (values: readonly Value[]) => void;
  /** The highest number of selected chips. When it is reached, the other chips are disabled. */
  readonly max?: number | undefined;
}

/** Chips of which at most one is selected. A second click clears the selection. */
export function ChipToggle<Value extends string>({ value, onChange, ...group }: ChipToggleProps<Value>) {
  return (
    <ChipGroup
      {...group}
      isOn={(option) => option === value}
      onPress={(option) => onChange(option === value ? null : option)}
    />
  );
}

/** Chips of which several can be selected. */
export function ChipChecks<Value extends string>(props: ChipChecksProps<Value>) {
  const { values, onChange, max, ...group } = props;
  const isFull = max !== undefined && values.length >= max;
  return (
    <ChipGroup
      {...group}
      isOn={(option) => values.includes(option)}
      isResting={(option) => isFull && !values.includes(option)}
      onPress={(option) =>
        onChange(values.includes(option) ? values.filter((one) => one !== option) : [...values, option])
      }
    />
  );
}

function ChipGroup<Value extends string>(
  props: ChipGroupProps<Value> & {
    readonly isOn: (value: Value) => boolean;
    readonly isResting?: (value: Value) => boolean;
    readonly onPress: (value: Value) => void;
  },
) {
  const id = useId();
  return (
    <fieldset className="nk-group" aria-describedby={props.error ? `${id}-error` : undefined}>
      <legend className={props.isLabelHidden ? 'nk-hidden' : 'nk-field__label'}>{props.label}</legend>
      <div className={cx('nk-chips', `nk-chips--${props.layout ?? 'wrap'}`)}>
        {props.options.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            className="nk-chip"
            aria-pressed={props.isOn(value)}
            disabled={props.isResting?.(value)}
            onClick={() => props.onPress(value)}
          >
            {icon}
            <span>{label}</span>
          </button>
        ))}
      </div>
      {props.error && (
        <div id={`${id}-error`} className="nk-field__error" role="alert">
          {props.error}
        </div>
      )}
    </fieldset>
  );
}
