import { useRef } from 'react';
import { SendButton } from '../../lib/send-button.tsx';

interface FileButtonProps {
  readonly label: string;
  /** The file types that the chooser of the phone offers. */
  readonly accept: string;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that opens the file chooser or the camera. */
export function FileButton({ label, accept, isBusy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Cleared, so that the same file can be chosen again after an error.
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <SendButton variant="secondary" isWide isBusy={isBusy} onClick={() => input.current?.click()}>
        {label}
      </SendButton>
    </>
  );
}
