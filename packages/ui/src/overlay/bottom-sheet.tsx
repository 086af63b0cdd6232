import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export type BottomSheetProps = Omit<DialogFrameProps, 'look' | 'role'>;

/** A panel that rises from the lower edge on a phone and stands at the side on a desktop: filters, choices, shares. */
export function BottomSheet(props: BottomSheetProps) {
  return <DialogFrame {...props} look="nk-dialog--sheet" />;
}
