import type { CandidateProfile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Avatar } from '@nukkad/ui';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '../../lib/files/file-button.tsx';
import { fileProblem, megabytes, PHOTO_RULE } from '../../lib/files/file-problem.ts';
import { fileUrl } from '../../lib/files/file-url.ts';
import { useUpload } from '../../lib/files/use-upload.ts';

/** The face, and the button to change it. */
export function PhotoPicker({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const errors = useT('errors');
  const upload = useUpload('PHOTO', t('photo.saved'));
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File) => {
    const found = fileProblem(file, PHOTO_RULE);
    if (found === 'TYPE') setProblem(errors('code.IMAGE_TYPE'));
    else if (found) setProblem(t('resume.tooLarge', { size: megabytes(PHOTO_RULE) }));
    else {
      setProblem(null);
      upload.run(file);
    }
  };
  return (
    <div className="photo-picker" id="photo">
      <Avatar name={profile.name} src={fileUrl(profile.photo)} size={80} />
      <FileButton
        variant="quiet"
        size="s"
        accept={PHOTO_RULE.accept}
        icon={<Camera aria-hidden size={18} />}
        isBusy={upload.isPending}
        onChoose={choose}
      >
        {t(profile.photo ? 'photo.change' : 'photo.add')}
      </FileButton>
      <p role="alert" className="nk-field__error">
        {problem ?? upload.problem}
      </p>
    </div>
  );
}
