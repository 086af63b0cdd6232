import type { JobCard } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { Bookmark } from 'lucide-react';
import { useCandidateButton } from '../../session/use-candidate-button.ts';
import { useSaveJob } from './use-save-job.ts';

/** Saves or unsaves a job with an optimistic update. Visitors have to log in. */
export function SaveButton({ job }: { readonly job: Pick<JobCard, 'id' | 'title' | 'isSaved' | 'link'> }) {
  const t = useT('jobs');
  const save = useSaveJob();
  const { id: jobId, isSaved } = job;
  const button = useCandidateButton('save', () => save.run({ jobId, isSaved }));
  return (
    <IconButton
      className="save-button"
      label={`${t(isSaved ? 'unsave' : 'save')}: ${job.title}`}
      isPressed={isSaved}
      icon={<Bookmark aria-hidden fill={isSaved ? 'currentColor' : 'none'} />}
      {...button}
    />
  );
}
