/** Whether a dialog is shown, as a popover or as a modal dialog. */
export function isDialogOpen(dialog: HTMLDialogElement): boolean {
  return dialog.open || ('showPopover' in dialog && dialog.matches(':popover-open'));
}

/**
 * Opens a dialog that is a popover, if it is not open. It becomes a modal dialog in browsers without popovers, and above another modal
 * dialog, which would make a popover inert.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (isDialogOpen(dialog)) return;
  if ('showPopover' in dialog && document.querySelector(':modal') === null) dialog.showPopover();
  else dialog.showModal();
}

/** Closes a dialog, however it was opened. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.open) dialog.close();
  else dialog?.hidePopover?.();
}
