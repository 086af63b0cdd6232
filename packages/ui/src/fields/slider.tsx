import { useId } from 'react';

export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Formats the value with its unit, such as "12 km", for display and screen readers. */
  readonly format: (value: number) => string;
  /** Shown next to the label instead of the value, such as "Within 12 km". */
  readonly summary?: string | undefined;
  readonly hint?: string | undefined;
}

/** Returns the position of a value on the track, in percent. */
export function trackShare(value: number, min: number, max: number): number {
  return max === min ? 0 : ((Math.min(Math.max(value, min), max) - min) / (max - min)) * 100;
}

/**
 * Returns a ref callback that colours the track between two positions in percent. It sets the style by script, because the content
 * security policy forbids style attributes in the server's HTML.
 */
export function paintTrack(from: number, to: number): (track: HTMLElement | null) => void {
  return (track) => {
    track?.style.setProperty('--from', `${from}%`);
    track?.style.setProperty('--to', `${to}%`);
  };
}

/** A slider with one thumb. It is a native range input, so that keyboard and screen readers work. */
export function Slider({ label, min, max, step = 1, value, onChange, format, summary, hint }: SliderProps) {
  const id = useId();
  return (
    <div className="nk-slider">
      <div className="nk-slider__head">
        <label htmlFor={id} className="nk-field__label">
          {label}
        </label>
        {/* Not announced, because it is the value of the slider. */}
        <output htmlFor={id} className="nk-slider__value" aria-live="off">
          {summary ?? format(value)}
        </output>
      </div>
      <div className="nk-slider__track" ref={paintTrack(0, trackShare(value, min, max))}>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={summary ?? format(value)}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className="nk-slider__ends" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="nk-field__hint">
          {hint}
        </p>
      )}
    </div>
  );
}
