/** A known vulnerability of a library, as `pnpm audit --json` reports it. */
export interface Advisory {
  readonly module_name: string;
  readonly severity: string;
  /** Time of publication, in ISO 8601. */
  readonly created: string;
  readonly title: string;
  readonly url: string;
}

const DAY_MS = 86_400_000;
/** Days within which a library is updated, by severity (docs/security/policies.md). */
const DAYS: Readonly<Record<string, number>> = { critical: 3, high: 7, moderate: 30, low: 90, info: 90 };

function isLate({ severity, created }: Advisory, now: Date): boolean {
  const publishedAt = Date.parse(created);
  const days = DAYS[severity] ?? 0;
  return Number.isNaN(publishedAt) || now.getTime() - publishedAt > days * DAY_MS;
}

/** Returns the vulnerabilities whose time for an update has passed. One without a date or a known severity is late. */
export const lateAdvisories = (advisories: readonly Advisory[], now: Date): Advisory[] =>
  advisories.filter((advisory) => isLate(advisory, now));
