import { splitLanguagePath } from '@nukkad/domain/language-path.ts';
import { isNamedByQuery, isQueryName } from '../../src/lib/routing/query-names.ts';

/**
 * Names of tracking parameters that advertisements and newsletters add. They can come before the id of a shared job.
 */
const CAMPAIGN_MARK = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid)(?:=|$)/;

/** Decodes the name of one query parameter as `URLSearchParams` does; null if it cannot be decoded. */
function nameOf(part: string): string | null {
  const [name = ''] = part.split('=');
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/**
 * Returns the cache key of a page: its path and the query parameters that a screen reads. Unknown parameters are left out, so that
 * they do not add cache entries. The order is kept, because a job's link is the first parameter of its query.
 */
export function pageKey(target: string): string {
  const at = target.indexOf('?');
  if (at === -1) return target;
  const path = target.slice(0, at);
  const parts = target
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '' && !CAMPAIGN_MARK.test(part));
  const isNamed = isNamedByQuery(splitLanguagePath(path).path);
  const read = parts.filter((part, index) => (isNamed && index === 0) || isQueryName(nameOf(part) ?? ''));
  return read.length === 0 ? path : `${path}?${read.join('&')}`;
}
