import type { FileKind, ProfileFile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import type { ReactNode } from 'react';
import { megabytes, PAPER_RULE } from '../../features/upload/file-problem.ts';
import { FileUpload } from '../../features/upload/file-upload.tsx';
import { useOpenFile } from '../../lib/files/use-open-file.ts';
import { DeletePaper } from './delete-paper.tsx';

interface PaperLineProps {
  readonly kind: Extract<FileKind, 'IDENTITY_PROOF' | 'AADHAAR' | 'CERTIFICATE'>;
  readonly files: readonly ProfileFile[];
  readonly detail?: string | undefined;
  /** Further buttons for this document. */
  readonly children?: ReactNode;
}

/** One kind of document: its files, and buttons to open, add or replace them. */
export function PaperLine({ kind, files, detail, children }: PaperLineProps) {
  const t = useT('profile');
  const errors = useT('errors');
  const upload = useT('upload');
  const open = useOpenFile();
  const isOne = kind !== 'CERTIFICATE';
  return (
    <li className="paper-line">
      <div>
        <b>{t(`papers.${kind}`)}</b>
        <p className="screen-page__quiet">
          {detail ?? t(files.length === 0 ? 'papers.none' : 'papers.added')}
        </p>
      </div>
      <div className="nk-cluster">
        {files.map((file) => (
          <span key={file.key} className="paper-line__file">
            <Button variant="quiet" size="s" isBusy={open.isPending} onClick={() => open.run(file.key)}>
              {isOne ? t('papers.view') : file.name}
            </Button>
            <DeletePaper file={file} />
          </span>
        ))}
        <FileUpload
          kind={kind}
          rule={PAPER_RULE}
          types={upload('paperTypes', { size: megabytes(PAPER_RULE) })}
          wrongType={errors('code.UNSUPPORTED_TYPE')}
          stored={t('papers.uploaded')}
          variant="secondary"
          size="s"
          aria-label={`${t(`papers.${kind}`)}: ${t(isOne && files.length > 0 ? 'papers.replace' : 'papers.add')}`}
        >
          {t(isOne && files.length > 0 ? 'papers.replace' : 'papers.add')}
        </FileUpload>
        {children}
      </div>
      <p role="alert" className="nk-field__error">
        {open.problem}
      </p>
    </li>
  );
}
