import { useT } from '@nukkad/i18n/react.ts';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '../../lib/files/file-button.tsx';
import { fileProblem, megabytes, RESUME_RULE } from '../../lib/files/file-problem.ts';
import { useUpload } from '../../lib/files/use-upload.ts';

/** Chooses and sends a resume: PDF, DOC or DOCX. */
export function UploadResume({ isReplacing = false }: { readonly isReplacing?: boolean }) {
  const t = useT('profile');
  const upload = useUpload('RESUME', t('resume.uploaded'));
  const [problem, setProblem] = useState<string | null>(null);
  const size = megabytes(RESUME_RULE);
  const choose = (file: File) => {
    const found = fileProblem(file, RESUME_RULE);
    if (found) setProblem(found === 'TYPE' ? t('resume.wrongType') : t('resume.tooLarge', { size }));
    else {
      setProblem(null);
      upload.run(file);
    }
  };
  return (
    <div className="upload-resume">
      <FileButton
        variant={isReplacing ? 'secondary' : 'primary'}
        size="s"
        accept={RESUME_RULE.accept}
        icon={<Upload aria-hidden size={18} />}
        isBusy={upload.isPending}
        onChoose={choose}
      >
        {t(isReplacing ? 'resume.replace' : 'resume.upload')}
      </FileButton>
      {!isReplacing && <p className="upload-resume__types">{t('resume.types', { size })}</p>}
      <p role="alert" className="nk-field__error">
        {problem ?? upload.problem}
      </p>
    </div>
  );
}
