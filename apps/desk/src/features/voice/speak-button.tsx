import type { VoiceDialogProps } from '@nukkad/browser/speech/voice-dialog.tsx';
import { loadNamespaces } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { Button, IconButton, useSnackbar } from '@nukkad/ui';
import { Mic } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../lib/services.ts';
import './voice.css';

interface SpeakButtonProps {
  /** The label of the field. */
  readonly field: string;
  /** The most characters that can be added. */
  readonly lengthMax: number;
  /** Whether the words are added to a text of several lines. The button then has a visible name. */
  readonly isLong?: boolean;
  /** Whether the field has a text to which the words are added. */
  readonly isAdded?: boolean;
  readonly isDisabled?: boolean;
  readonly onHeard: (text: string) => void;
}

/**
 * A microphone for a field. The words are shown and can be edited before they are used. The dialog is loaded when the button
 * is pressed; if that fails, a sentence says so. Render it only if the browser has speech recognition.
 */
export function SpeakButton(props: SpeakButtonProps) {
  const { field, isLong = false, isDisabled = false } = props;
  const t = useT('hire-voice');
  const { i18n } = useServices();
  const show = useSnackbar();
  const [dialog, setDialog] = useState<{ readonly VoiceDialog: ComponentType<VoiceDialogProps> } | null>(
    null,
  );
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open(): Promise<void> {
    setLoading(true);
    try {
      const [loaded] = await Promise.all([
        import('@nukkad/browser/speech/voice-dialog.tsx'),
        loadNamespaces(i18n, ['voice', 'permission']),
      ]);
      setDialog(loaded);
      setOpen(true);
    } catch {
      show({ text: t('failed') });
    }
    setLoading(false);
  }

  const name = t('speak', { field });
  return (
    <>
      {isLong ? (
        <Button
          variant="quiet"
          className="hire-speak"
          aria-label={name}
          icon={<Mic size={20} aria-hidden="true" />}
          isBusy={isLoading}
          disabled={isDisabled}
          onClick={() => void open()}
        >
          {t('speakShort')}
        </Button>
      ) : (
        <IconButton
          label={name}
          icon={<Mic size={22} aria-hidden="true" />}
          aria-busy={isLoading}
          disabled={isDisabled}
          onClick={() => void open()}
        />
      )}
      {dialog !== null &&
        createPortal(
          <Suspense>
            <FieldDialog
              {...props}
              VoiceDialog={dialog.VoiceDialog}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          // Outside of the form of the field, because the dialog contains a form.
          document.body,
        )}
    </>
  );
}

interface FieldDialogProps extends SpeakButtonProps {
  readonly VoiceDialog: ComponentType<VoiceDialogProps>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function FieldDialog(props: FieldDialogProps) {
  const { VoiceDialog, isOpen, onClose, field, lengthMax, isLong, isAdded = false, onHeard } = props;
  const t = useT('hire-voice');
  return (
    <VoiceDialog
      isOpen={isOpen}
      onClose={onClose}
      onSpoken={onHeard}
      title={field}
      lengthMax={lengthMax}
      isLong={isLong}
      notice={<p>{t('onlyWords')}</p>}
      listening={t('listening')}
      submit={t(isAdded ? 'add' : 'use')}
    />
  );
}
