import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { type PageKind, pageKindOf } from '../../src/lib/page-kinds.ts';

/** The same violation is logged once in this time, however many browsers report it. */
const AGAIN_MS = 3_600_000;
const KNOWN_MOST = 200;
const REPORTS_MAX = 20;

const text = z.string().max(4000).optional();
/** One violation, by the names of the Reporting API. Its sample is not read: it can repeat what a person typed. */
const violation = z.object({
  documentURL: text,
  blockedURL: text,
  effectiveDirective: text,
  disposition: text,
  sourceFile: text.nullable(),
});
/** The same by the names of CSP level 2, which `report-uri` sends. */
const older = z.object({
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

/** What browsers send as `application/reports+json` or `application/csp-report`. Reports of other types are skipped. */
export const policyReports = z.union([
  older.transform((report): Violation[] => [report['csp-report']]),
  z
    .array(z.object({ type: z.string(), body: z.unknown() }))
    .max(REPORTS_MAX)
    .transform((reports) =>
      reports.flatMap(({ type, body }): Violation[] => {
        const read = type === 'csp-violation' ? violation.safeParse(body) : undefined;
        return read?.success ? [read.data] : [];
      }),
    ),
]);

interface Fact {
  readonly directive: string;
  /** An origin, or a word such as `inline`. */
  readonly blocked: string;
  readonly page: PageKind;
  readonly isEnforced: boolean;
  /** A script of the build; undefined for scripts of others, such as extensions. */
  readonly at: string | undefined;
}

const OWN_SCRIPT = /\/assets\/[\w.-]+\.js/;

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
    at: OWN_SCRIPT.exec(rest.sourceFile ?? '')?.[0],
  };
}

interface Options {
  readonly metrics: Metrics | null;
  readonly log: FastifyBaseLogger;
}

/** The directives that are counted by name; a browser can name any other. */
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
 * Counts violations of the content security policy by directive, and logs each kind once an hour: the directive, the
 * origin and the kind of page. Addresses, samples and who reported them are dropped, because they can be personal.
 */
export function countPolicyReports({ metrics, log }: Options): (violations: readonly Violation[]) => void {
  const logged = new LRUCache<string, true>({ max: KNOWN_MOST, ttl: AGAIN_MS });
  const count = metrics?.counter(
    'nukkad_policy_violations_total',
    'What the content security policy forbade or only reported, as browsers told.',
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
