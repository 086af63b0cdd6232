import { Button, type ButtonProps } from '@nukkad/ui';
import { useRef } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** The `accept` attribute: file types that the picker offers. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the device's file picker. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Reset it, so that choosing the same file again fires an event.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
