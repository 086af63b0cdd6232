import { useT } from '@nukkad/i18n/react.ts';
import { Upload } from 'lucide-react';
import { megabytes, RESUME_RULE } from '../../features/upload/file-problem.ts';
import { FileUpload } from '../../features/upload/file-upload.tsx';

/** Uploads a resume as PDF, DOC or DOCX. */
export function UploadResume({ isReplacing = false }: { readonly isReplacing?: boolean }) {
  const t = useT('profile');
  return (
    <div className="upload-resume">
      <FileUpload
        kind="RESUME"
        rule={RESUME_RULE}
        types={t('resume.types', { size: megabytes(RESUME_RULE) })}
        wrongType={t('resume.wrongType')}
        stored={t('resume.uploaded')}
        variant={isReplacing ? 'secondary' : 'primary'}
        size="s"
        icon={<Upload aria-hidden size={18} />}
      >
        {t(isReplacing ? 'resume.replace' : 'resume.upload')}
      </FileUpload>
    </div>
  );
}
