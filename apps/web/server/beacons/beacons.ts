import { LANGUAGES } from '@nukkad/contract';
import { networkOf } from '@nukkad/server/keys/index.ts';
import type { FaultReporter } from '@nukkad/telemetry/fault-reports.ts';
import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { PAGE_KINDS } from '../../src/lib/page-kinds.ts';
import type { WebConfig } from '../config.ts';
import { REPORT_PATH } from '../content-policy.ts';
import { BUILT_SCRIPT } from './built-script.ts';
import { countVitals, VITALS } from './count-vitals.ts';
import { countPolicyReports, policyReports } from './policy-reports.ts';

const BYTES_MAX = 8192;
const POLICY_BYTES_MAX = 32_768;
/**
 * Maximum number of reports per minute from one network. A page sends one or two, but thousands of readers can share
 * a carrier's address.
 */
const REPORTS_PER_MINUTE = 600;

const page = z.enum(PAGE_KINDS);
const language = z.enum(LANGUAGES);
const vitals = z.strictObject({
  page,
  language,
  vitals: z.partialRecord(z.enum(VITALS), z.number().min(0).max(600_000)),
});
const fault = z.strictObject({
  page,
  language,
  /** The name of the error's class. */
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  /** The stack trace, one line per entry. */
  at: z.array(z.string().max(300)).max(20),
});

interface Options {
  readonly config: Pick<WebConfig, 'publicOrigin'>;
  readonly metrics: Metrics | null;
  readonly faults: FaultReporter | null;
}

/** Parses the body as JSON; `undefined`, which every schema rejects, if it is not JSON. */
function readBody({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** Serves `/beacons/…`, where browsers report web vitals, errors and policy violations. Reports do not identify the reader. */
export async function beacons(app: FastifyInstance, { config, metrics, faults }: Options): Promise<void> {
  const count = metrics && countVitals(metrics);
  const countRequest = app.createRateLimit({
    max: REPORTS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => `beacons ${networkOf(ip)}`,
  });
  app.removeAllContentTypeParsers();
  // `sendBeacon` sends text/plain, because other types need a preflight request.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  function mount<T>(
    path: string,
    schema: z.ZodType<T>,
    act: (report: T) => void,
    bodyLimit = BYTES_MAX,
  ): void {
    app.post(path, { bodyLimit }, async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const { origin } = request.headers;
      if (origin !== undefined && origin !== config.publicOrigin) return reply.code(403).send();
      const counted = await countRequest(request);
      if (!counted.isAllowed && counted.isExceeded) return reply.code(429).send();
      const report = schema.safeParse(readBody(request));
      if (!report.success) return reply.code(400).send();
      act(report.data);
      return reply.code(204).send();
    });
  }

  // Browsers send policy reports in batches, so their limit is larger.
  const types = ['application/reports+json', 'application/csp-report'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  mount(REPORT_PATH, policyReports, countPolicyReports({ metrics, log: app.log }), POLICY_BYTES_MAX);
  mount('/beacons/vitals', vitals, (report) => count?.(report));
  mount('/beacons/fault', fault, ({ name, at, ...facts }) => {
    // Errors of browser extensions and other foreign scripts are ignored.
    if (at.some((line) => BUILT_SCRIPT.test(line))) faults?.report({ name, at }, facts);
  });
}
