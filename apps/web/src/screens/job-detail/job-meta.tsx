import { DEFAULT_LANGUAGE, type JobDetail, SHARE_ID_LENGTH } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { jobAddress } from '../../features/job/card/job-address.ts';
import { cityListPath } from '../../features/job-search/search/list-path.ts';
import { fileUrl } from '../../lib/files/file-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { useJobCity } from '../../lib/place/use-job-place.ts';
import { useServices } from '../../lib/services.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { jobPosting } from '../../lib/structured-data/job-posting.ts';
import { webPage } from '../../lib/structured-data/page-things.ts';
import { StructuredData } from '../../lib/structured-data/structured-data.tsx';

/** The metadata of a job for search engines and link previews. A closed job is `noindex`. */
export function JobMeta({ job }: { readonly job: JobDetail }) {
  return (
    <>
      <PageHead
        meta={job.meta}
        path={jobAddress(job)}
        type="article"
        jobShareId={job.link.slice(-SHARE_ID_LENGTH)}
        isUnlisted={job.status !== 'ACTIVE'}
      />
      {import.meta.env.SSR && <JobThings job={job} />}
    </>
  );
}

/**
 * The structured data of an open job and its breadcrumbs. Only the English page has the posting itself, so that search
 * engines list a job once. The other pages refer to it by its id.
 */
function JobThings({ job }: { readonly job: JobDetail }) {
  const nav = useT('nav');
  const services = useServices();
  const language = useLanguage();
  const shownCity = useJobCity(job);
  const { publicOrigin } = services;
  const pageAddress = usePageAddress();
  const url = pageAddress(jobAddress(job));
  const logo = fileUrl(job.companyImage);
  const { data: city } = useQuery({ ...officialCityQuery(services, job.city), enabled: false });
  const posting = jobPosting(job, {
    url: publicOrigin + pathInLanguage(jobAddress(job), DEFAULT_LANGUAGE),
    companyUrl: pageAddress(`/companyprofile?${encodeURIComponent(job.companyLink)}`),
    logo: logo?.startsWith('/') ? publicOrigin + logo : logo,
    state: city?.state,
  });
  if (posting === null) return null;
  const cityPath = city ? cityListPath(city, language) : `/joblist?city=${encodeURIComponent(job.city)}`;
  const way = breadcrumbs([
    { name: nav('jobs'), url: pageAddress('/joblist') },
    { name: nav('jobsIn', { city: shownCity }), url: pageAddress(cityPath) },
    { name: job.title, url },
  ]);
  const page = webPage(posting, { url, language });
  return <StructuredData things={language === DEFAULT_LANGUAGE ? [posting, page, way] : [page, way]} />;
}
