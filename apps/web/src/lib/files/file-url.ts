const OUTSIDE = /^https?:\/\//;

/** Returns the URL of a stored image by its key. Pictures of sign-in providers are absolute URLs already. */
export function fileUrl(key: string | null): string | null {
  if (key === null || key === '') return null;
  return OUTSIDE.test(key) ? key : `/api/jobseeker/getImg/${encodeURIComponent(key)}`;
}
