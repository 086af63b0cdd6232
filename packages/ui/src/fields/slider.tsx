import { useId } from 'react';

export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value with its unit ("12 km"): shown large and read out. */
  readonly format: (value: number) => string;
  /** What to say instead of the value beside the label ("Within 12 km"). */
  readonly summary?: string | undefined;
  /** What one should know before moving it. */
  readonly hint?: string | undefined;
}

/** The share of the track that lies before a value, in percent. */
export function trackShare(value: number, min: number, max: number): number {
  return max === min ? 0 : ((Math.min(Math.max(value, min), max) - min) / (max - min)) * 100;
}

/**
 * Paints the part of a track between two shares of it, in percent. As a ref it writes the style by script, because the
 * content security policy allows no style attributes in the page that the server sends.
 */
export function paintTrack(from: number, to: number): (track: HTMLElement | null) => void {
  return (track) => {
    track?.style.setProperty('--from', `${from}%`);
    track?.style.setProperty('--to', `${to}%`);
  };
}

/** One thumb on a line: the browser's own range input, so that keys and screen readers work as they know it. */
export function Slider({ label, min, max, step = 1, value, onChange, format, summary, hint }: SliderProps) {
  const id = useId();
  return (
    <div className="nk-slider">
      <div className="nk-slider__head">
        <label htmlFor={id} className="nk-field__label">
          {label}
        </label>
        <output htmlFor={id} className="nk-slider__value">
          {summary ?? format(value)}
        </output>
      </div>
      <div className="nk-slider__track" ref={paintTrack(0, trackShare(value, min, max))}>
        <input
          id={id}
          type="range"
          {...{ min, max, step, value }}
          aria-valuetext={format(value)}
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
