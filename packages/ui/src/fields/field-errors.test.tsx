import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { Checkbox } from './checkbox.tsx';
import { ChipChecks, ChipToggle } from './chip-toggle.tsx';
import { Combobox } from './combobox.tsx';
import { OtpInput } from './otp-input.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;
const OPTIONS = [{ value: 'a', label: 'A' }] as const;
const TEXTS = { label: 'City', hint: 'Where you live', error: 'Choose a city.' };
const { hint: _hint, ...LABEL_AND_ERROR } = TEXTS;

/** Returns the texts by which screen readers describe an element. */
function descriptionOf(element: Element): readonly (string | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

it.each<[name: string, control: string, field: (texts: typeof TEXTS) => ReactNode]>([
  ['TextField', 'input', (texts) => <TextField {...texts} />],
  ['TextArea', 'textarea', (texts) => <TextArea {...texts} />],
  ['Select', 'select', (texts) => <Select {...texts} options={OPTIONS} />],
  ['Checkbox', 'input', (texts) => <Checkbox {...texts} />],
  ['OtpInput', 'input', (texts) => <OtpInput {...texts} value="" onChange={nothing} />],
  [
    'Combobox',
    'input',
    (texts) => <Combobox {...texts} text="" options={[]} onTextChange={nothing} onChoose={nothing} />,
  ],
])('%s is described by its hint and its error, which is announced', async (_name, control, field) => {
  await render(field(TEXTS));
  expect(descriptionOf(find(control))).toEqual([TEXTS.hint, TEXTS.error]);
  expect(find(control).getAttribute('aria-invalid')).toBe('true');
  expect(find('[role=alert]').textContent).toBe(TEXTS.error);
});

it.each<[name: string, group: ReactNode]>([
  [
    'RadioGroup',
    <RadioGroup {...LABEL_AND_ERROR} key="r" options={OPTIONS} value={null} onChange={nothing} />,
  ],
  [
    'ChipToggle',
    <ChipToggle {...LABEL_AND_ERROR} key="t" options={OPTIONS} value={null} onChange={nothing} />,
  ],
  [
    'ChipChecks',
    <ChipChecks {...LABEL_AND_ERROR} key="c" options={OPTIONS} values={[]} onChange={nothing} />,
  ],
])('%s is described by its error, which is announced', async (_name, group) => {
  await render(group);
  expect(descriptionOf(find('fieldset'))).toEqual([TEXTS.error]);
  expect(find('[role=alert]').textContent).toBe(TEXTS.error);
});

it.each([
  [{}, 'nk-box'],
  [{ disabled: true }, 'nk-box nk-box--off'],
  [{ readOnly: true }, 'nk-box nk-box--fixed'],
])('looks like a text field with %o', async (props, look) => {
  await render(<TextField label="City" {...props} />);
  expect(find('.nk-box').className).toBe(look);
});
