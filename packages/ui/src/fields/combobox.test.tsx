import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find, key, press, render, type } from '../testing/render.tsx';
import { Combobox } from './combobox.tsx';

const CITIES = ['Pune', 'Panvel', 'Patna', 'Nagpur'].map((label) => ({ key: label, label }));
const onChoose = vi.fn();
const onSubmit = vi.fn();

function CityBox() {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="City"
      text={text}
      onTextChange={setText}
      options={CITIES.filter(
        ({ label }) => text !== '' && label.toLowerCase().startsWith(text.toLowerCase()),
      )}
      onChoose={(option) => {
        onChoose(option.key);
        setText(option.label);
      }}
      onSubmit={onSubmit}
    />
  );
}

const box = () => find<HTMLInputElement>('[role=combobox]');
const options = () => [...document.querySelectorAll('[role=option]')];
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('Combobox', () => {
  it('is connected to its label and its list', async () => {
    await render(<CityBox />);
    expect(find<HTMLLabelElement>('label').htmlFor).toBe(box().id);
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(find('[role=listbox]').id).toBe(box().getAttribute('aria-controls'));
  });

  it('keeps the focus in the box after its text was cleared', async () => {
    await render(<CityBox />);
    await type(box(), 'pa');
    await press(find('.nk-box button'));
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });

  it('suggests options that begin with the text and marks that part', async () => {
    await render(<CityBox />);
    await type(box(), 'pa');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(options().map((option) => option.textContent)).toEqual(['Panvel', 'Patna']);
    expect(options().map((option) => option.querySelector('mark')?.textContent)).toEqual(['Pa', 'Pa']);
  });

  it('moves through the list by arrow keys and selects by Enter', async () => {
    await render(<CityBox />);
    await type(box(), 'p');
    await key(box(), 'ArrowDown');
    expect(marked()).toBe('Pune');
    await key(box(), 'ArrowUp');
    expect(marked()).toBe('Patna');
    await key(box(), 'ArrowDown');
    expect(marked()).toBe('Pune');
    expect(await key(box(), 'Enter')).toBe(true);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Pune');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box().value).toBe('Pune');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('begins with the last option if ArrowUp is the first key', async () => {
    await render(<CityBox />);
    await type(box(), 'p');
    await key(box(), 'ArrowUp');
    expect(marked()).toBe('Patna');
    await key(box(), 'ArrowUp');
    expect(marked()).toBe('Panvel');
  });

  it('moves to the ends by Home and End if an option is highlighted, and removes the highlight by Tab', async () => {
    await render(<CityBox />);
    await type(box(), 'p');
    expect(await key(box(), 'End')).toBe(false);
    expect(marked()).toBeUndefined();
    await key(box(), 'ArrowDown');
    expect(await key(box(), 'End')).toBe(true);
    expect(marked()).toBe('Patna');
    await key(box(), 'Home');
    expect(marked()).toBe('Pune');
    expect(await key(box(), 'Tab')).toBe(false);
    expect(box().getAttribute('aria-expanded')).toBe('false');
    await key(box(), 'ArrowDown');
    expect(marked()).toBe('Pune');
  });

  it('submits the text if no option is highlighted', async () => {
    await render(<CityBox />);
    await type(box(), 'pu');
    await key(box(), 'Enter');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('pu');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('closes by Escape, keeps the text, and reports if nothing matches', async () => {
    await render(<CityBox />);
    await type(box(), 'p');
    await key(box(), 'Escape');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(box().value).toBe('p');
    await type(box(), 'xyz');
    expect(find('[role=status]').textContent).toBe('Nothing matches “xyz”');
  });

  it('selects an option by a click', async () => {
    await render(<CityBox />);
    await type(box(), 'n');
    await press(find('[role=option]'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Nagpur');
  });
});
