import type { CandidateProfile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Avatar } from '@nukkad/ui';
import { Camera } from 'lucide-react';
import { PHOTO_RULE } from '../../features/upload/file-problem.ts';
import { FileUpload } from '../../features/upload/file-upload.tsx';
import { fileUrl } from '../../lib/files/file-url.ts';

/** The profile photo, with a button to change it. */
export function PhotoPicker({ profile }: { readonly profile: CandidateProfile }) {
  const t = useT('profile');
  const errors = useT('errors');
  return (
    <div className="photo-picker" id="photo">
      <Avatar name={profile.name} src={fileUrl(profile.photo)} size={80} />
      <FileUpload
        kind="PHOTO"
        rule={PHOTO_RULE}
        wrongType={errors('code.IMAGE_TYPE')}
        stored={t('photo.saved')}
        variant="quiet"
        size="s"
        icon={<Camera aria-hidden size={18} />}
      >
        {t(profile.photo ? 'photo.change' : 'photo.add')}
      </FileUpload>
    </div>
  );
}
