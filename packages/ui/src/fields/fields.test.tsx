import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { button, find, press, render, type } from '../testing/render.tsx';
import { ChipChecks, ChipToggle } from './chip-toggle.tsx';
import { MatchedText } from './matched-text.tsx';
import { OtpInput, onlyDigits } from './otp-input.tsx';
import { RangeSlider } from './range-slider.tsx';
import { Slider, trackShare } from './slider.tsx';
import { TextField } from './text-field.tsx';

const SHIFTS = [
  { value: 'full', label: 'Full time' },
  { value: 'part', label: 'Part time' },
] as const;

describe('TextField', () => {
  it('connects label, hint and error to the input', async () => {
    await render(<TextField label="Name" hint="As on your card" error="Use letters only." />);
    const input = find<HTMLInputElement>('input');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As on your card',
      'Use letters only.',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(find<HTMLLabelElement>('label').htmlFor).toBe(input.id);
  });

  it('has no error attributes without an error', async () => {
    await render(<TextField label="Name" />);
    expect(find('input').hasAttribute('aria-invalid')).toBe(false);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});

describe('ChipToggle', () => {
  it('selects one, and clears it on a second click', async () => {
    const onChange = vi.fn();
    const { again } = await render(
      <ChipToggle label="Type" options={SHIFTS} value={null} onChange={onChange} />,
    );
    await press(button('Full time'));
    expect(onChange).toHaveBeenLastCalledWith('full');
    await again(<ChipToggle label="Type" options={SHIFTS} value="full" onChange={onChange} />);
    expect(button('Full time').getAttribute('aria-pressed')).toBe('true');
    await press(button('Full time'));
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});

describe('ChipChecks', () => {
  it('disables the other chips when the maximum is reached', async () => {
    const onChange = vi.fn();
    await render(<ChipChecks label="Likes" options={SHIFTS} values={['full']} max={1} onChange={onChange} />);
    expect(button('Part time').disabled).toBe(true);
    await press(button('Full time'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
  });
});

describe('Slider', () => {
  it('shows its value with the unit', async () => {
    const onChange = vi.fn();
    await render(
      <Slider label="How far" min={0} max={30} value={12} onChange={onChange} format={(km) => `${km} km`} />,
    );
    const input = find<HTMLInputElement>('input[type=range]');
    expect(input.getAttribute('aria-valuetext')).toBe('12 km');
    expect(find('output').textContent).toBe('12 km');
    await type(input, '20');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(20);
  });

  it('reads the whole range as the value of both thumbs, and announces it once', async () => {
    await render(
      <RangeSlider
        label="Pay"
        fromLabel="At least"
        toLabel="At most"
        min={0}
        max={50}
        value={[0, 50]}
        onChange={vi.fn()}
        format={String}
        summary="Any pay"
      />,
    );
    const thumbs = [...document.querySelectorAll('input[type=range]')];
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-valuetext'))).toEqual(['Any pay', 'Any pay']);
    expect(find('output').getAttribute('aria-live')).toBe('off');
  });

  it('keeps the coloured part within the track', () => {
    expect(trackShare(15, 0, 30)).toBe(50);
    expect(trackShare(40, 0, 30)).toBe(100);
    expect(trackShare(5, 5, 5)).toBe(0);
  });
});

function PayRange({ onChange }: { readonly onChange: (value: readonly [number, number]) => void }) {
  const [value, setValue] = useState<readonly [number, number]>([15_000, 20_000]);
  return (
    <RangeSlider
      label="Pay"
      fromLabel="Lowest"
      toLabel="Highest"
      min={0}
      max={100_000}
      step={500}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      format={(amount) => `₹${amount}`}
      summary={`₹${value[0]} to ₹${value[1]}`}
    />
  );
}

describe('RangeSlider', () => {
  it('does not let the thumbs cross', async () => {
    const onChange = vi.fn();
    await render(<PayRange onChange={onChange} />);
    await type(find('[aria-label=Lowest]'), '30000');
    expect(onChange).toHaveBeenLastCalledWith([20_000, 20_000]);
    await type(find('[aria-label=Highest]'), '10000');
    expect(onChange).toHaveBeenLastCalledWith([20_000, 20_000]);
    await type(find('[aria-label=Highest]'), '45000');
    expect(onChange).toHaveBeenLastCalledWith([20_000, 45_000]);
    expect(find('output').textContent).toBe('₹20000 to ₹45000');
  });
});

describe('OtpInput', () => {
  it('accepts only digits, including Devanagari ones, and calls back when the code is complete', async () => {
    expect(onlyDigits('१२ 3-4')).toBe('1234');
    const onChange = vi.fn();
    const onComplete = vi.fn();
    await render(<OtpInput label="Code" value="" onChange={onChange} onComplete={onComplete} />);
    expect(find('input').getAttribute('autocomplete')).toBe('one-time-code');
    await type(find('input'), '12 34');
    expect(onChange).toHaveBeenLastCalledWith('1234');
    expect(onComplete).not.toHaveBeenCalled();
    await type(find('input'), '१२३४५६');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });
});

describe('MatchedText', () => {
  it.each([
    ['Cook helper', 'help', 'help'],
    ['रसोइया', 'रसो', 'रसो'],
    ['Cook helper', ' HELP ', 'help'],
    ['Cook', '', undefined],
    ['Cook', 'tailor', undefined],
  ])('marks in %s the match of %s', async (text, match, mark) => {
    const { host } = await render(<MatchedText text={text} match={match} />);
    expect(host.textContent).toBe(text);
    expect(host.querySelector('mark')?.textContent).toBe(mark);
  });
});
