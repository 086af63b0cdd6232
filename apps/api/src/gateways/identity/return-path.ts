const LENGTH_MAX = 500;

/** A path of the product's own site to return to after signing in; `/joblist` for anything else. */
export function safeReturnPath(asked: unknown, origin: string): string {
  const fallback = '/joblist';
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > LENGTH_MAX) return fallback;
  if (!URL.canParse(asked, origin)) return fallback;
  const url = new URL(asked, origin);
  // Browsers read "//host" and "/\host" as another site: compare what the address became, not how it began.
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
