import type { CandidateProfile, ProfileFile } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { Download } from 'lucide-react';
import { openFile, saveFile } from '../../lib/files/save-file.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { resumeFileName } from './resume-file-name.ts';

interface DownloadResumeProps {
  readonly url: string;
  readonly profile: CandidateProfile;
  readonly resume: ProfileFile;
}

/** Saves the file under the given name; where it lies with another host, that host's own name stands. */
export function DownloadResume({ url, profile, resume }: DownloadResumeProps) {
  const common = useT('common');
  const errors = useT('errors');
  const download = useTask(async () => {
    // A bucket that does not share its files with pages of another origin refuses to be read, not to be opened.
    const answer = await fetch(url).catch(() => null);
    if (answer === null) return openFile(url);
    if (!answer.ok) throw new Error(`The resume answered ${answer.status}`);
    return saveFile(await answer.blob(), resumeFileName(profile.name, resume.name));
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
