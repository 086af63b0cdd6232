import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Retries `holds` every few milliseconds until it does not throw. */
export async function until(holds: () => unknown, interval = 5): Promise<void> {
  await vi.waitFor(holds, { timeout: 10_000, interval });
}

/** Resolves in the next task, after work that was just scheduled has started. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

let unmountLast: () => void = () => undefined;

/** Removes the page that was mounted last. Otherwise it goes on fetching, and its title stays in the head. */
export function unmountPage(): void {
  unmountLast();
}

/** Renders asynchronously, as in the browser, until the test ends. Tests wait for the result with `until`. */
export async function mount(node: ReactNode) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  unmountLast = () => root.unmount();
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

/** Selects closed dialogs, whose content is in the document too. */
const CLOSED = 'dialog:not([open])';

function shown<E extends Element>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)].filter((one) => !one.closest(CLOSED));
}

function isHidden({ localName, attributes }: Element): boolean {
  return localName === 'script' || (localName === 'dialog' && attributes.getNamedItem('open') === null);
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeType === Node.ELEMENT_NODE && isHidden(node as Element)) return '';
  return [...node.childNodes].map(textOf).join('');
}

/** Returns the visible text. Walks the tree, because cloning it every few milliseconds is ten times slower. */
export function shownText(): string {
  return tidy(textOf(document.body));
}

/** Returns the name of a control: its label, otherwise its text. */
function nameOf(element: Element): string {
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
  const own = label ?? element.closest('label') ?? element;
  return tidy(element.getAttribute('aria-label') ?? own.textContent);
}

function named<E extends Element>(selector: string, name: string): E {
  const all = shown<E>(selector);
  const matching = all.filter((one) => nameOf(one) === name);
  // Controls outside of an open dialog cannot be clicked.
  const found = matching.find((one) => one.closest('dialog[open]')) ?? matching[0];
  if (!found) throw new Error(`no control is named “${name}”: ${all.map(nameOf).join(' | ')}`);
  return found;
}

const PRESSABLE = 'button, a, div[role=option], input[type=checkbox], input[type=radio]';
const FIELD = 'input, select, textarea';

/** Waits for the button, checkbox or link with this name, and clicks it. */
export async function press(name: string): Promise<void> {
  await until(() => named(PRESSABLE, name));
  named<HTMLElement>(PRESSABLE, name).click();
  await nextTask();
}

/** Chooses a file with the button of this name, as the device's picker does. */
export async function choose(name: string, file: File): Promise<void> {
  await until(() => named(PRESSABLE, name));
  const input = named(PRESSABLE, name).parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error(`“${name}” chooses no file`);
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await nextTask();
}

/** Types into the field with this name. Of a list, chooses the option with this value. */
export async function type(name: string, text: string): Promise<void> {
  await until(() => named(FIELD, name));
  const field = named<HTMLInputElement>(FIELD, name);
  // React overrides the element's `value` property, and ignores the event unless the prototype's setter was used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  await nextTask();
}

/** Returns the value of the field with this name. */
export async function fieldValue(name: string): Promise<string> {
  await until(() => named(FIELD, name));
  return named<HTMLInputElement>(FIELD, name).value;
}

/** Returns all clickable controls with their names, in document order. */
export function pressables(): readonly (readonly [name: string, control: HTMLElement])[] {
  return shown<HTMLElement>(PRESSABLE).map((control) => [nameOf(control), control]);
}

/** Returns the names of all clickable controls, in document order. */
export function pressableNames(): readonly string[] {
  return shown(PRESSABLE).map(nameOf);
}
