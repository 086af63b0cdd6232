import { hasRecognition } from '@nukkad/browser/speech/has-recognition.ts';
import { TextArea, type TextAreaProps } from '@nukkad/ui';
import { useTooLong } from '../../lib/limited-field.tsx';
import { SpeakButton } from './speak-button.tsx';

interface SpokenAreaProps extends Omit<TextAreaProps, 'value' | 'maxLength' | 'onChange' | 'defaultValue'> {
  readonly value: string;
  /** The most characters that the API takes. A longer text stays, and the field says so. */
  readonly maxLength: number;
  readonly onText: (text: string) => void;
}

/** A text area with a microphone. Spoken words are added to the text. Without speech recognition, only the text area. */
export function SpokenArea({ onText, maxLength, error, ...area }: SpokenAreaProps) {
  const { label, value, readOnly, disabled } = area;
  const tooLong = useTooLong(value, maxLength);
  const typed = value.trimEnd();
  const lengthMax = typed === '' ? maxLength : maxLength - typed.length - 1;
  return (
    <div className="hire-spoken">
      <TextArea {...area} error={tooLong ?? error} onChange={(event) => onText(event.currentTarget.value)} />
      {hasRecognition() && (
        <SpeakButton
          field={label}
          isLong
          isAdded={typed !== ''}
          lengthMax={lengthMax}
          isDisabled={readOnly === true || disabled === true || lengthMax <= 0}
          onHeard={(heard) => onText(typed === '' ? heard : `${typed} ${heard}`)}
        />
      )}
    </div>
  );
}
