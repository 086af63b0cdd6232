import { useT } from '@nukkad/i18n/react.ts';
import { megabytes, PAPER_RULE } from '../../upload/file-problem.ts';
import { FileUpload } from '../../upload/file-upload.tsx';

interface PaperUploadProps {
  readonly kind: 'IDENTITY_PROOF' | 'AADHAAR';
  readonly onStored: () => void;
}

/** Uploads one kind of identity paper. */
export function PaperUpload({ kind, onStored }: PaperUploadProps) {
  const t = useT('apply');
  const errors = useT('errors');
  const upload = useT('upload');
  return (
    <FileUpload
      kind={kind}
      rule={PAPER_RULE}
      types={upload('paperTypes', { size: megabytes(PAPER_RULE) })}
      wrongType={errors('code.UNSUPPORTED_TYPE')}
      stored={t('papers.stored')}
      onStored={onStored}
      variant="secondary"
      isWide
    >
      {t(`papers.${kind}`)}
    </FileUpload>
  );
}
