interface Ranked {
  readonly score: number;
  readonly job: { readonly id: string; readonly companyId: string };
}

/**
 * Returns the best items. One item of each company comes first, so that a single large employer does not fill the
 * row.
 */
export function bestOf<T extends Ranked>(ranked: readonly T[], count: number): T[] {
  const sorted = [...ranked].sort((a, b) => b.score - a.score || (a.job.id < b.job.id ? 1 : -1));
  const companies = new Set<string>();
  const firsts = sorted.filter(({ job }) => {
    const isFirst = !companies.has(job.companyId);
    companies.add(job.companyId);
    return isFirst;
  });
  const others = sorted.filter((entry) => !firsts.includes(entry));
  return [...firsts, ...others].slice(0, count);
}
