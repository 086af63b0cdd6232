import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';

interface NothingFoundProps {
  readonly text: string;
  readonly allJobsAddress: string;
}

/** Shown without results: suggestions what to try, and a link to all jobs. */
export function NothingFound({ text, allJobsAddress }: NothingFoundProps) {
  const t = useT('search');
  return (
    <EmptyState
      picture={<Scene name="no-results" width={180} />}
      title={t('none', { text })}
      action={<LinkButton href={allJobsAddress}>{t('allJobs')}</LinkButton>}
    >
      <p>{t('noneHint')}</p>
    </EmptyState>
  );
}
