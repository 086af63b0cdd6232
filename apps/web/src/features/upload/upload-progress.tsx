import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import './upload.css';

const PERCENT = 100;

interface UploadProgressProps {
  /** Progress from 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/**
 * Progress bar of an upload with a Cancel button. After all bytes are sent it shows "saving" until the server
 * responds.
 */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const t = useT('upload');
  const common = useT('common');
  const percent = Math.floor(share * PERCENT);
  const text = percent < PERCENT ? t('sending', { percent }) : t('saving');
  return (
    <div className="upload-progress">
      <progress max={PERCENT} value={percent} aria-label={text} />
      <span role="status">{text}</span>
      <Button variant="quiet" size="s" onClick={onCancel}>
        {common('cancel')}
      </Button>
    </div>
  );
}
