import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Waits until `holds` throws no more. */
export async function until(holds: () => void): Promise<void> {
  await vi.waitFor(holds, { timeout: 10_000, interval: 5 });
}

/** Lets begin what was just set off. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Renders as the browser does, in its own time, until the test ends: who looks waits `until` what is looked for is there. */
export async function mount(node: ReactNode) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  onTestFinished(() => root.unmount());
  const again = async (next: ReactNode) => {
    root.render(next);
    await nextTask();
  };
  await again(node);
  return { again };
}

export function throwUnless(isTrue: boolean, message: () => string): void {
  if (!isTrue) throw new Error(message());
}

function tidy(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** A dialog is in the page before it opens and after it has closed. */
const CLOSED = 'dialog:not([open])';

function shown<E extends Element>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)].filter((one) => !one.closest(CLOSED));
}

function isUnseen({ localName, attributes }: Element): boolean {
  return localName === 'script' || (localName === 'dialog' && attributes.getNamedItem('open') === null);
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeType === Node.ELEMENT_NODE && isUnseen(node as Element)) return '';
  return [...node.childNodes].map(textOf).join('');
}

/** What can be read of the page; walked, for it is asked every few milliseconds and a copy costs ten times as much. */
export function shownText(): string {
  return tidy(textOf(document.body));
}

/** What a person would call it: its label, else its text. */
function nameOf(element: Element): string {
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
  const own = label ?? element.closest('label') ?? element;
  return tidy(element.getAttribute('aria-label') ?? own.textContent);
}

function named<E extends Element>(selector: string, name: string): E {
  const all = shown<E>(selector);
  const matching = all.filter((one) => nameOf(one) === name);
  // Nothing beside an open dialog can be pressed.
  const found = matching.find((one) => one.closest('dialog[open]')) ?? matching[0];
  if (!found) throw new Error(`nothing is called “${name}”: ${all.map(nameOf).join(' | ')}`);
  return found;
}

const PRESSABLE = 'button, a, input[type=checkbox], input[type=radio]';
const FIELD = 'input, textarea';

/** Presses the button, box or link of this name once it is there. */
export async function press(name: string): Promise<void> {
  await until(() => named(PRESSABLE, name));
  named<HTMLElement>(PRESSABLE, name).click();
  await nextTask();
}

/** Chooses a file with the button of this name, as in the device's own picker. */
export async function choose(name: string, file: File): Promise<void> {
  await until(() => named(PRESSABLE, name));
  const input = named(PRESSABLE, name).parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error(`“${name}” chooses no file`);
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await nextTask();
}

/** Writes into the field of this name, as a person would. */
export async function type(name: string, text: string): Promise<void> {
  await until(() => named(FIELD, name));
  const field = named<HTMLInputElement>(FIELD, name);
  // React watches the element's own property: only the prototype's setter makes the event count.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await nextTask();
}

/** What stands in the field of this name. */
export async function fieldValue(name: string): Promise<string> {
  await until(() => named(FIELD, name));
  return named<HTMLInputElement>(FIELD, name).value;
}

/** What all that can be pressed is called, in the order of the page. */
export function pressableNames(): readonly string[] {
  return shown(PRESSABLE).map(nameOf);
}
