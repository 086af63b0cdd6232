/** Marks that advertisements and newsletters put on links: no page reads them. */
const CAMPAIGN_MARK = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid)(?:=|$)/;

/** What tells one page from another in an address. The order stays: a job's link is the first of its parameters. */
export function pageKey(target: string): string {
  const at = target.indexOf('?');
  if (at === -1) return target;
  const read = target
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '' && !CAMPAIGN_MARK.test(part));
  return read.length === 0 ? target.slice(0, at) : `${target.slice(0, at)}?${read.join('&')}`;
}
