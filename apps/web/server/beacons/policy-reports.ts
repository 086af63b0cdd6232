import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { type PageKind, pageKindOf } from '../../src/lib/page-kinds.ts';
import { BUILT_SCRIPT } from './built-script.ts';

/** Minimum time between two log lines for the same violation, in milliseconds. */
const LOG_INTERVAL_MS = 3_600_000;
const KINDS_MAX = 200;
const REPORTS_MAX = 20;

const text = z.string().max(4000).optional();
/** A violation in the Reporting API's format. Its sample is not read, because it can contain text that a person typed. */
const violation = z.object({
  documentURL: text,
  blockedURL: text,
  effectiveDirective: text,
  disposition: text,
  sourceFile: text.nullable(),
});
/**
 * Parses a violation in the format of CSP level 2, which `report-uri` sends, and converts it to the Reporting API's
 * format.
 */
const cspLevel2Report = z.object({
  'csp-report': z
    .object({
      'document-uri': text,
      'blocked-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      disposition: text,
      'source-file': text.nullable(),
    })
    .transform((report) => ({
      documentURL: report['document-uri'],
      blockedURL: report['blocked-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive']?.split(' ')[0],
      disposition: report.disposition,
      sourceFile: report['source-file'],
    })),
});
type Violation = z.infer<typeof violation>;

/** The schema of `application/reports+json` and `application/csp-report` bodies. Reports of other types are skipped. */
export const policyReports = z.union([
  cspLevel2Report.transform((report): Violation[] => [report['csp-report']]),
  z
    .array(z.object({ type: z.string(), body: z.unknown() }))
    .max(REPORTS_MAX)
    .transform((reports) =>
      reports.flatMap(({ type, body }): Violation[] => {
        const parsed = type === 'csp-violation' ? violation.safeParse(body) : undefined;
        return parsed?.success ? [parsed.data] : [];
      }),
    ),
]);

interface Fact {
  readonly directive: string;
  /** The blocked origin, or a keyword such as `inline`. */
  readonly blocked: string;
  readonly page: PageKind;
  readonly isEnforced: boolean;
  /**
   * URL of the script of this build that caused the violation; undefined for other scripts, such as browser
   * extensions.
   */
  readonly at: string | undefined;
}

function originOf(address = ''): string {
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const { protocol, origin } = new URL(address);
  return origin === 'null' ? protocol : origin;
}

function factOf({ documentURL = '', blockedURL, effectiveDirective = '', ...rest }: Violation): Fact {
  const { pathname } = URL.canParse(documentURL) ? new URL(documentURL) : { pathname: '/' };
  return {
    directive: /^[a-z-]{1,40}$/.test(effectiveDirective) ? effectiveDirective : 'unknown',
    blocked: originOf(blockedURL),
    page: pageKindOf(pathname),
    isEnforced: rest.disposition !== 'report',
    at: BUILT_SCRIPT.exec(rest.sourceFile ?? '')?.[0],
  };
}

interface Options {
  readonly metrics: Metrics | null;
  readonly log: FastifyBaseLogger;
}

/** Directives that are counted by name. All others share one counter, because browsers can send any text. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'connect-src',
  'frame-src',
  'img-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
]);

/**
 * Counts violations of the content security policy by directive. Logs each kind at most once an hour, with its directive, origin
 * and kind of page. Addresses, samples and the reporting browser are dropped, because they can be personal.
 */
export function countPolicyReports({ metrics, log }: Options): (violations: readonly Violation[]) => void {
  const logged = new LRUCache<string, true>({ max: KINDS_MAX, ttl: LOG_INTERVAL_MS });
  const count = metrics?.counter(
    'nukkad_policy_violations_total',
    'Violations of the content security policy that browsers reported, enforced or report-only.',
    ['directive', 'enforced'],
  );
  return (violations) => {
    for (const fact of violations.map(factOf)) {
      const directive = DIRECTIVES.has(fact.directive) ? fact.directive : 'other';
      count?.inc({ directive, enforced: String(fact.isEnforced) });
      const key = JSON.stringify(fact);
      if (logged.has(key)) continue;
      logged.set(key, true);
      log.warn({ violation: fact }, 'a page broke its content security policy');
    }
  };
}
