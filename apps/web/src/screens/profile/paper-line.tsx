import type { FileKind, ProfileFile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useState } from 'react';
import { FileButton } from '../../lib/files/file-button.tsx';
import { fileProblem, megabytes, PAPER_RULE } from '../../lib/files/file-problem.ts';
import { useOpenFile } from '../../lib/files/use-open-file.ts';
import { useUpload } from '../../lib/files/use-upload.ts';
import { DeletePaper } from './delete-paper.tsx';

interface PaperLineProps {
  readonly kind: Extract<FileKind, 'IDENTITY_PROOF' | 'AADHAAR' | 'CERTIFICATE'>;
  readonly files: readonly ProfileFile[];
  readonly detail?: string | undefined;
}

/** One kind of paper: what is there, opening it, adding or replacing it. */
export function PaperLine({ kind, files, detail }: PaperLineProps) {
  const t = useT('profile');
  const errors = useT('errors');
  const upload = useUpload(kind, t('papers.uploaded'));
  const open = useOpenFile();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File) => {
    const found = fileProblem(file, PAPER_RULE);
    if (found === 'TYPE') setProblem(errors('code.UNSUPPORTED_TYPE'));
    else if (found) setProblem(t('resume.tooLarge', { size: megabytes(PAPER_RULE) }));
    else {
      setProblem(null);
      upload.run(file);
    }
  };
  const isOne = kind !== 'CERTIFICATE';
  return (
    <li className="paper-line">
      <div>
        <b>{t(`papers.${kind}`)}</b>
        <p className="screen-page__quiet">
          {files.length === 0 ? t('papers.none') : (detail ?? t('papers.added'))}
        </p>
      </div>
      <div className="nk-cluster">
        {files.map((file) => (
          <span key={file.key} className="paper-line__file">
            <Button variant="quiet" size="s" onClick={() => open.run(file.key)}>
              {isOne ? t('papers.view') : file.name}
            </Button>
            <DeletePaper file={file} />
          </span>
        ))}
        <FileButton
          variant="secondary"
          size="s"
          accept={PAPER_RULE.accept}
          isBusy={upload.isPending}
          aria-label={`${t(`papers.${kind}`)}: ${t(isOne && files.length > 0 ? 'papers.replace' : 'papers.add')}`}
          onChoose={choose}
        >
          {t(isOne && files.length > 0 ? 'papers.replace' : 'papers.add')}
        </FileButton>
      </div>
      <p role="alert" className="nk-field__error">
        {problem ?? upload.problem ?? open.problem}
      </p>
    </li>
  );
}
