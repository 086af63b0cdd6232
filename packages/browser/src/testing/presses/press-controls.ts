import { choose, pressables } from '../page.ts';

const CONTROL = 'button, a, input';

/** Returns the form of an item of a list: its controls without their texts. */
function shapeOf(item: Element): string {
  const controls = [...item.querySelectorAll(CONTROL)];
  return controls
    .map(({ className, localName, innerHTML }) => {
      const icon = /lucide-[\w-]+/.exec(innerHTML)?.[0] ?? '';
      return `${localName} ${className} ${icon}`;
    })
    .join(', ');
}

/** Whether a control is in an item of a list like an item before it, such as the second card of a job. */
function isRepeated(control: Element): boolean {
  const item = control.parentElement?.closest('li, article');
  if (!item) return false;
  const items = [...(item.parentElement?.children ?? [])];
  const before = items.slice(0, items.indexOf(item));
  return before.some((one) => shapeOf(one) === shapeOf(item)) || isRepeated(item);
}

const CHOICE = 'input, [aria-pressed], div[role=option]';
const GROUP = 'fieldset, [role=group], [role=radiogroup], [role=listbox], section, form, dialog';
const isChosen = (control: Element) => control.matches(':checked, [aria-pressed=true]');
const isOff = (control: Element) =>
  control.matches(':disabled, [aria-disabled=true]') || control.closest('fieldset:disabled') !== null;

/**
 * Returns the names of the controls of an area that are worth a press: each name once, the controls of the first of several like
 * items, and of a group of choices the first that is not chosen.
 */
export function namesToPress(area: string): readonly string[] {
  const names: string[] = [];
  const groups = new Set<Element | null>();
  for (const [name, control] of pressables()) {
    if (names.includes(name) || !control.closest(area) || isOff(control) || isRepeated(control)) continue;
    const group = control.matches(CHOICE) ? control.closest(GROUP) : null;
    if (group !== null && (groups.has(group) || (isChosen(control) && control.matches('[type=radio]'))))
      continue;
    groups.add(group);
    names.push(name);
  }
  return names;
}

/** Endings of the names of files by the start of their type. */
const ENDINGS = [
  ['image/', 'jpg'],
  ['video/', 'mp4'],
] as const;

/** A file of a type that an input accepts. */
function fileFor({ accept }: HTMLInputElement): File {
  const [type, ending] = ENDINGS.find(([start]) => accept.startsWith(start)) ?? ['application/pdf', 'pdf'];
  return new File(['content'], `chosen.${ending}`, {
    type: type.endsWith('/') ? type + ending.replace('jpg', 'jpeg') : type,
  });
}

/**
 * Presses the control with this name, in the first area that has one, and returns it. A button that opens the picker of files chooses
 * one.
 */
export async function pressIn(areas: readonly string[], name: string): Promise<HTMLElement> {
  const named = pressables().filter(([one]) => one === name);
  const [control] = areas.flatMap((area) =>
    named.filter(([, one]) => one.closest(area)).map(([, one]) => one),
  );
  if (!control) throw new Error(`no control is named “${name}”`);
  const input = control.parentElement?.querySelector<HTMLInputElement>(':scope > input[type=file]');
  if (input && control.localName === 'button') await choose(name, fileFor(input));
  else control.click();
  return control;
}
