import { vi } from 'vitest';

/** Makes dialogs take the focus and give it back until the test ends, as browsers do and happy-dom does not. */
export function moveFocusWithDialogs(): void {
  const { prototype } = HTMLDialogElement;
  const { showModal, close } = prototype;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  vi.spyOn(prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    showModal.call(this);
    this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
  });
  vi.spyOn(prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    const wasOpen = this.open;
    close.call(this);
    const opener = openers.get(this);
    // A browser does not focus the body.
    if (wasOpen && opener instanceof HTMLElement && opener !== document.body) opener.focus();
  });
}
