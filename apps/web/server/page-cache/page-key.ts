import { splitLanguagePath } from '@nukkad/domain/language-path.ts';
import { isNamedByQuery, isQueryName } from '../../src/lib/routing/query-names.ts';

/** Parameters that advertisements and newsletters add to links. They can come before the id of a shared job. */
const CAMPAIGN_MARK = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid)(?:=|$)/;

/** The name of one part of a query, as `URLSearchParams` reads it; null if it cannot be decoded. */
function nameOf(part: string): string | null {
  const [name = ''] = part.split('=');
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/**
 * The key of a page in the cache: its path and the parts of its query that a screen reads. Unknown names are left out,
 * so that made-up ones do not make pages. The order stays, because the link of a job is the first part of its query.
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
