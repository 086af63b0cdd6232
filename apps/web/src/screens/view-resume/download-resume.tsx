import { openFile, saveFile } from '@nukkad/browser/files/save-file.ts';
import type { CandidateProfile, ProfileFile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Download } from 'lucide-react';
import { useTask } from '../../lib/query/use-action.ts';
import { resumeFileName } from './resume-file-name.ts';

interface DownloadResumeProps {
  readonly url: string;
  readonly profile: CandidateProfile;
  readonly resume: ProfileFile;
}

/** Downloads the resume under the seeker's name. A file of another origin keeps its name. */
export function DownloadResume({ url, profile, resume }: DownloadResumeProps) {
  const common = useT('common');
  const errors = useT('errors');
  const download = useTask(async () => {
    // If the object store does not allow CORS, the file cannot be fetched but can still be opened.
    const response = await fetch(url).catch(() => null);
    if (response === null) return openFile(url);
    if (!response.ok) throw new Error(`The resume responded with ${response.status}`);
    return saveFile(await response.blob(), resumeFileName(profile.name, resume.name));
  });
  return (
    <div>
      <Button
        variant="secondary"
        icon={<Download aria-hidden size={20} />}
        isBusy={download.isPending}
        onClick={() => download.run(undefined)}
      >
        {common('download')}
      </Button>
      <p role="alert" className="nk-field__error">
        {download.error && errors('unexpected')}
      </p>
    </div>
  );
}
