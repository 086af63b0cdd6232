import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, find, press, render } from '../testing/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';
import { SnackbarProvider, useSnackbar } from './snackbar.tsx';

describe('Modal', () => {
  it('opens in the top layer, named by its title, and closes again', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const modal = (isOpen: boolean) => (
      <Modal isOpen={isOpen} onClose={() => undefined} title="Log in first">
        <button type="button">Log in</button>
      </Modal>
    );
    const { again } = await render(modal(false));
    expect(find('dialog').textContent).toBe('');
    await again(modal(true));
    expect(showModal).toHaveBeenCalledOnce();
    const named = find('dialog').getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(named)?.textContent).toBe('Log in first');
    await again(modal(false));
    expect(find<HTMLDialogElement>('dialog').open).toBe(false);
  });

  it('calls onClose by its cross, by Escape and by a click outside, but not by a click inside', async () => {
    const onClose = vi.fn();
    await render(
      <Modal isOpen onClose={onClose} title="Filters">
        <p>inside</p>
      </Modal>,
    );
    await press(find('dialog p'));
    expect(onClose).not.toHaveBeenCalled();
    await press(button('Close'));
    const onEscape = new Event('cancel', { cancelable: true });
    await act(async () => void find('dialog').dispatchEvent(onEscape));
    expect(onEscape.defaultPrevented).toBe(true);
    await press(find('dialog'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('closes before it leaves the page, so that the browser gives the focus back', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { again } = await render(
      <Modal isOpen onClose={() => undefined} title="Call">
        <p>inside</p>
      </Modal>,
    );
    const dialog = find<HTMLDialogElement>('dialog');
    let wasConnected = false;
    close.mockImplementation(() => {
      wasConnected = dialog.isConnected;
    });
    await again(<p>gone</p>);
    expect(wasConnected).toBe(true);
    close.mockRestore();
  });
});

describe('ConfirmDialog', () => {
  it('focuses the cancel button if the action is dangerous', async () => {
    const dialog = (isOpen: boolean) => (
      <ConfirmDialog
        isOpen={isOpen}
        isDangerous
        title="Delete your account?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    );
    const { again } = await render(dialog(false));
    await again(dialog(true));
    expect(document.activeElement).toBe(button('Keep'));
  });

  it('calls onConfirm or onCancel', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    await render(
      <ConfirmDialog
        isOpen
        title="Delete your account?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    expect(find('dialog').getAttribute('role')).toBe('alertdialog');
    await press(button('Keep'));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    await press(button('Delete'));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

const onUndo = vi.fn();

function Page() {
  const show = useSnackbar();
  return (
    <>
      <button type="button" onClick={() => show({ text: 'Saved' })}>
        save
      </button>
      <button type="button" onClick={() => show({ text: 'Hidden', onUndo })}>
        hide
      </button>
    </>
  );
}

describe('Snackbar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onUndo.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const announced = () => find('[role=status]').textContent;

  it('disappears after three seconds, with Undo after six', async () => {
    await render(
      <SnackbarProvider>
        <Page />
      </SnackbarProvider>,
    );
    await press(button('save'));
    expect(announced()).toBe('Saved');
    await after(3000);
    expect(announced()).toBe('');
    await press(button('hide'));
    await after(5999);
    expect(announced()).toBe('HiddenUndo');
    await after(1);
    expect(announced()).toBe('');
  });

  it.each([
    ['the pointer', 'pointerover', 'pointerout'],
    ['the focus', 'focusin', 'focusout'],
  ])('stays while %s is on it, and the whole time after that', async (_what, begin, end) => {
    await render(
      <SnackbarProvider>
        <Page />
      </SnackbarProvider>,
    );
    await press(button('save'));
    const send = (type: string) =>
      act(async () => void find('.nk-snackbar').dispatchEvent(new Event(type, { bubbles: true })));
    await after(2000);
    await send(begin);
    await after(10_000);
    expect(announced()).toBe('Saved');
    await send(end);
    await after(2999);
    expect(announced()).toBe('Saved');
    await after(1);
    expect(announced()).toBe('');
  });

  it('undoes once and disappears at once', async () => {
    await render(
      <SnackbarProvider>
        <Page />
      </SnackbarProvider>,
    );
    await press(button('hide'));
    await press(button('Undo'));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(announced()).toBe('');
  });

  it('restarts the time for a new message', async () => {
    await render(
      <SnackbarProvider>
        <Page />
      </SnackbarProvider>,
    );
    await press(button('save'));
    await after(2000);
    await press(button('save'));
    await after(2000);
    expect(announced()).toBe('Saved');
  });
});
