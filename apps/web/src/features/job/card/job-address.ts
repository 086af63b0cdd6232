/** Returns the path of a job's page. It contains all that the page needs, so that it can be shared and reloaded. */
export function jobAddress(job: { readonly link: string }): string {
  return `/jobs?${encodeURIComponent(job.link)}`;
}
