import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export type BottomSheetProps = Omit<DialogFrameProps, 'look' | 'role'>;

/** A dialog at the bottom edge of a phone and at the side of a desktop, for filters, choices and sharing. */
export function BottomSheet(props: BottomSheetProps) {
  return <DialogFrame {...props} look="nk-dialog--sheet" />;
}
