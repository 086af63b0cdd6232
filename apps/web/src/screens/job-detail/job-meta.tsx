import type { JobDetail } from '@nukkad/contract';
import { jobAddress } from '../../features/jobs/card/job-address.ts';
import { useServices } from '../../lib/services.ts';

/** What search engines and link previews read of a job. */
export function JobMeta({ job }: { readonly job: JobDetail }) {
  const { publicOrigin } = useServices();
  const address = publicOrigin + jobAddress(job);
  return (
    <>
      <title>{job.meta.title}</title>
      <meta name="description" content={job.meta.description} />
      <meta name="keywords" content={job.meta.keywords} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={job.meta.title} />
      <meta property="og:description" content={job.meta.description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="article" />
    </>
  );
}
