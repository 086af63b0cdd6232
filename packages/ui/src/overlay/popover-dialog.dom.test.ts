import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDialog, isDialogOpen, openDialog } from './popover-dialog.ts';

let dialog: HTMLDialogElement;

/** Adds a dialog that is a popover to the page. */
function addDialog(): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.popover = 'auto';
  document.body.append(element);
  return element;
}

/** Gives dialogs the popover functions of browsers, which happy-dom does not have. Returns the popovers that are open. */
function supportPopovers(): Set<Element> {
  const shown = new Set<Element>();
  const prototype = HTMLDialogElement.prototype as HTMLDialogElement & Record<string, unknown>;
  const { matches } = prototype;
  prototype.showPopover = function (this: Element) {
    shown.add(this);
  };
  prototype.hidePopover = function (this: Element) {
    shown.delete(this);
  };
  vi.spyOn(prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector);
  });
  return shown;
}

/** Makes `:modal` match a dialog of the page, or nothing. */
function showModalBelow(below: Element | null): void {
  const find = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === ':modal' ? below : find(selector),
  );
}

beforeEach(() => {
  document.body.replaceChildren();
  dialog = addDialog();
  return () => {
    vi.restoreAllMocks();
    for (const name of ['showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  };
});

describe('in a browser with popovers', () => {
  let shown: Set<Element>;
  beforeEach(() => {
    shown = supportPopovers();
    showModalBelow(null);
  });

  it('a dialog opens as a popover, once, and closes', () => {
    const showPopover = vi.spyOn(dialog, 'showPopover');
    expect(isDialogOpen(dialog)).toBe(false);
    openDialog(dialog);
    openDialog(dialog);
    expect(showPopover).toHaveBeenCalledOnce();
    expect([...shown]).toEqual([dialog]);
    expect(dialog.open).toBe(false);
    expect(isDialogOpen(dialog)).toBe(true);
    closeDialog(dialog);
    expect(isDialogOpen(dialog)).toBe(false);
    closeDialog(dialog);
    expect([...shown]).toEqual([]);
  });

  it('a dialog above a modal dialog becomes a modal dialog too, and closes', () => {
    showModalBelow(addDialog());
    openDialog(dialog);
    expect([...shown]).toEqual([]);
    expect(dialog.open).toBe(true);
    expect(isDialogOpen(dialog)).toBe(true);
    closeDialog(dialog);
    expect(dialog.open).toBe(false);
    expect(isDialogOpen(dialog)).toBe(false);
  });
});

it('in a browser without popovers, a dialog opens as a modal dialog, once, and closes', () => {
  const showModal = vi.spyOn(dialog, 'showModal');
  expect(isDialogOpen(dialog)).toBe(false);
  openDialog(dialog);
  openDialog(dialog);
  expect(showModal).toHaveBeenCalledOnce();
  expect(isDialogOpen(dialog)).toBe(true);
  closeDialog(dialog);
  expect(isDialogOpen(dialog)).toBe(false);
});

it('closing no dialog, or one that is closed, does nothing', () => {
  closeDialog(null);
  closeDialog(dialog);
  expect(isDialogOpen(dialog)).toBe(false);
});
