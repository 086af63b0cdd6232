import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import './upload-progress.css';

const PERCENT = 100;

interface UploadProgressProps {
  /** 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** How far an upload is, and the way out of it. All sent is not yet stored: the bar then says that it is being saved. */
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
