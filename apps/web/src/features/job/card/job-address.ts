/** The address of a job's page; it opens from there alone, shared or reloaded. */
export function jobAddress(job: { readonly link: string }): string {
  return `/jobs?${encodeURIComponent(job.link)}`;
}
