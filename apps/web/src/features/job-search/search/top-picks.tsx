import type { PickedJob } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Carousel } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useOriginPoint } from '../../../lib/place/use-origin.ts';
import { useServices } from '../../../lib/services.ts';
import { JobCard } from '../../job/card/job-card.tsx';
import { filterOptionsQuery, topPicksQuery } from './job-search-queries.ts';

/** Reasons that are about the seeker. The others hold for everybody. */
const PERSONAL_REASONS: ReadonlySet<string> = new Set(['INTEREST', 'PROFILE', 'SKILL', 'NEAR']);

const isPersonal = ({ reasons }: PickedJob): boolean =>
  reasons.some(({ kind }) => PERSONAL_REASONS.has(kind));

/** The recommended jobs (at most four) with the reasons. Renders nothing if there are none. */
export function TopPicks() {
  const t = useT('jobs');
  const { data } = useQuery(topPicksQuery(useServices(), useOriginPoint()));
  if (!data || data.jobs.length === 0) return null;
  // Nothing is picked for somebody of whom nothing is known.
  const title = data.jobs.some(isPersonal) ? t('topPicks') : t('newJobs');
  return (
    <section className="top-picks" aria-labelledby="top-picks">
      <h2 id="top-picks">{title}</h2>
      <Carousel label={title}>
        {data.jobs.map((job) => (
          <JobCard key={job.id} job={job} reason={<PickReasons job={job} />} />
        ))}
      </Carousel>
    </section>
  );
}

/** The reasons why a job is recommended, such as "near you · fits Cook". */
function PickReasons({ job }: { readonly job: PickedJob }) {
  const t = useT('jobs');
  const language = useLanguage();
  const { data: options } = useQuery(filterOptionsQuery(useServices()));
  const profileName = (key: string) =>
    options?.jobProfiles.find((profile) => profile.key === key)?.name[language] ?? key;
  const phrases = job.reasons.map(({ kind, value }) => {
    if (kind === 'INTEREST' || kind === 'PROFILE')
      return t(`pick.${kind}`, { value: profileName(value ?? '') });
    return kind === 'SKILL' ? t('pick.SKILL', { value: value ?? '' }) : t(`pick.${kind}`);
  });
  return <p className="pick-reasons">{phrases.join(' · ')}</p>;
}
