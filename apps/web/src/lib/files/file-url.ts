const OUTSIDE = /^https?:\/\//;

/** The address of a stored image, by its key; pictures from a sign-in provider carry their own. */
export function fileUrl(key: string | null): string | null {
  if (key === null || key === '') return null;
  return OUTSIDE.test(key) ? key : `/api/jobseeker/getImg/${encodeURIComponent(key)}`;
}
