import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { English } from './english.tsx';

declare global {
  // React reads this global flag.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Renders into the document. The returned `again` renders other content in the same root. */
export async function render(node: ReactNode) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  onTestFinished(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  });
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  const again = (next: ReactNode) => act(async () => root.render(<English>{next}</English>));
  await again(node);
  return { host, again, unmount: () => act(async () => root.unmount()) };
}

/** Returns the first match; throws if there is none. */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element;
}

/** Returns the button with this text. */
export function button(text: string): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((one) => one.textContent === text || one.getAttribute('aria-label') === text);
  if (!found) throw new Error(`no button says ${text}`);
  return found;
}

export function press(element: Element): Promise<void> {
  return act(async () => (element as HTMLElement).click());
}

/** Sends a keydown event to the element. Returns whether the default action was prevented. */
export async function key(element: Element, name: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  await act(async () => void element.dispatchEvent(event));
  return event.defaultPrevented;
}

/** Sets the value of a field and sends an input event, so that React notices it. */
export async function type(element: HTMLInputElement, text: string): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    element.focus();
    setValue?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
