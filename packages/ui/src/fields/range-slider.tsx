import { useId } from 'react';
import { paintTrack, trackShare } from './slider.tsx';

export type Range = readonly [from: number, to: number];

export interface RangeSliderProps {
  readonly label: string;
  /** The accessible names of the two thumbs, such as "Lowest pay" and "Highest pay". */
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly value: Range;
  readonly onChange: (value: Range) => void;
  /** Formats a value with its unit, such as "₹15,000". */
  readonly format: (value: number) => string;
  /** The range in words, shown and read out as the value of both thumbs, such as "₹15,000 to ₹20,000". */
  readonly summary: string;
}

/** A slider for a range: two range inputs of the browser, whose thumbs cannot cross. */
export function RangeSlider(props: RangeSliderProps) {
  const { min, max, step = 1, value, onChange, format } = props;
  const [from, to] = value;
  const id = useId();
  const paint = paintTrack(trackShare(from, min, max), trackShare(to, min, max));
  return (
    <fieldset className="nk-slider">
      <legend className="nk-hidden">{props.label}</legend>
      <div className="nk-slider__head">
        <span className="nk-field__label" aria-hidden="true">
          {props.label}
        </span>
        {/* Not announced, because both thumbs have it as their value. */}
        <output htmlFor={`${id}-from ${id}-to`} className="nk-slider__value" aria-live="off">
          {props.summary}
        </output>
      </div>
      <div className="nk-slider__track nk-slider__track--two" ref={paint}>
        <input
          id={`${id}-from`}
          type="range"
          min={min}
          max={max}
          step={step}
          value={from}
          aria-label={props.fromLabel}
          aria-valuetext={props.summary}
          // If both thumbs are at the maximum, only this one can move, so it must be on top.
          data-on-top={from > (min + max) / 2 || undefined}
          onChange={(event) => onChange([Math.min(event.currentTarget.valueAsNumber, to), to])}
        />
        <input
          id={`${id}-to`}
          type="range"
          min={min}
          max={max}
          step={step}
          value={to}
          aria-label={props.toLabel}
          aria-valuetext={props.summary}
          onChange={(event) => onChange([from, Math.max(event.currentTarget.valueAsNumber, from)])}
        />
      </div>
      <div className="nk-slider__ends" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </fieldset>
  );
}
