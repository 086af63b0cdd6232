import { type JobDetail, SHARE_ID_LENGTH } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { jobAddress } from '../../features/jobs/card/job-address.ts';
import { fileUrl } from '../../lib/files/file-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { useJobCity } from '../../lib/place/use-job-place.ts';
import { previewOf } from '../../lib/preview-tags.tsx';
import { useServices } from '../../lib/services.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { jobPosting } from '../../lib/structured-data/job-posting.ts';

/** What search engines and link previews read of a job; one that is no longer open is unlisted. */
export function JobMeta({ job }: { readonly job: JobDetail }) {
  const nav = useT('nav');
  const language = useLanguage();
  const services = useServices();
  const shownCity = useJobCity(job);
  const { publicOrigin } = services;
  const pageAddress = usePageAddress();
  const path = jobAddress(job);
  const logo = fileUrl(job.companyImage);
  const { data: city } = useQuery({ ...officialCityQuery(services, job.city), enabled: false });
  const posting = jobPosting(job, {
    url: pageAddress(path),
    companyUrl: pageAddress(`/companyprofile?${encodeURIComponent(job.companyLink)}`),
    logo: logo?.startsWith('/') ? publicOrigin + logo : logo,
    state: city?.state,
  });
  const way = breadcrumbs([
    { name: nav('jobs'), url: pageAddress('/joblist') },
    {
      name: nav('jobsIn', { city: shownCity }),
      url: pageAddress(`/joblist?city=${encodeURIComponent(job.city)}`),
    },
    { name: job.title, url: pageAddress(path) },
  ]);
  return (
    <PageHead
      meta={job.meta}
      path={path}
      type="article"
      image={
        import.meta.env.SSR ? previewOf(publicOrigin, language, job.link.slice(-SHARE_ID_LENGTH)) : undefined
      }
      isUnlisted={posting === null}
      things={posting ? [posting, way] : []}
    />
  );
}
