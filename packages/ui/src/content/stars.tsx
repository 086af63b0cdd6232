import { useUiTexts } from '../lib/ui-texts.tsx';

const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';
const FIVE = [1, 2, 3, 4, 5] as const;

function Star({ isOn }: { readonly isOn: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={isOn ? 'nk-star nk-star--on' : 'nk-star'} aria-hidden="true">
      <path d={STAR} strokeLinejoin="round" />
    </svg>
  );
}

/** Shows a rating from 1 to 5. */
export function Stars({ value }: { readonly value: number }) {
  const { stars } = useUiTexts();
  return (
    <span className="nk-stars" role="img" aria-label={stars(Math.round(value * 10) / 10)}>
      {FIVE.map((star) => (
        <Star key={star} isOn={star <= Math.round(value)} />
      ))}
    </span>
  );
}

export interface StarsInputProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The name of each rating from worst to best ("Bad" … "Amazing"). */
  readonly words: readonly [string, string, string, string, string];
  readonly name: string;
}

/** An input for a rating from 1 to 5: five radio buttons that look like stars. */
export function StarsInput({ label, value, onChange, words, name }: StarsInputProps) {
  return (
    <fieldset className="nk-stars-input">
      <legend className="nk-hidden">{label}</legend>
      {FIVE.map((star) => (
        <label key={star}>
          <input
            type="radio"
            name={name}
            className="nk-hidden"
            checked={star === value}
            data-first-focus={star === value ? '' : undefined}
            aria-label={`${star}: ${words[star - 1]}`}
            onChange={() => onChange(star)}
          />
          <Star isOn={star <= value} />
        </label>
      ))}
      <output className="nk-stars-input__word">{words[value - 1]}</output>
    </fieldset>
  );
}
