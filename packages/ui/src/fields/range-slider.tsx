import { useId } from 'react';
import { paintTrack, trackShare } from './slider.tsx';

export type Range = readonly [from: number, to: number];

export interface RangeSliderProps {
  readonly label: string;
  /** Names of the two thumbs for those who hear them ("Lowest pay", "Highest pay"). */
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly value: Range;
  readonly onChange: (value: Range) => void;
  /** A value with its unit ("₹15,000"). */
  readonly format: (value: number) => string;
  /** The whole range in words ("₹15,000 to ₹20,000"). */
  readonly summary: string;
}

/** Two thumbs on a line that never pass each other; each is the browser's own range input. */
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
        <output htmlFor={`${id}-from ${id}-to`} className="nk-slider__value">
          {props.summary}
        </output>
      </div>
      <div className="nk-slider__track nk-slider__track--two" ref={paint}>
        <input
          id={`${id}-from`}
          type="range"
          {...{ min, max, step }}
          value={from}
          aria-label={props.fromLabel}
          aria-valuetext={format(from)}
          // Where both thumbs lie at the far end, only this one can still move: it must be on top.
          data-on-top={from > (min + max) / 2 || undefined}
          onChange={(event) => onChange([Math.min(event.currentTarget.valueAsNumber, to), to])}
        />
        <input
          id={`${id}-to`}
          type="range"
          {...{ min, max, step }}
          value={to}
          aria-label={props.toLabel}
          aria-valuetext={format(to)}
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
