import { LANGUAGES } from '@nukkad/contract';
import { networkOf } from '@nukkad/server/keys/index.ts';
import type { FaultReporter } from '@nukkad/telemetry/fault-reports.ts';
import type { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { PAGE_KINDS } from '../../src/lib/page-kinds.ts';
import type { WebConfig } from '../config.ts';
import { REPORT_PATH } from '../content-policy.ts';
import { countVitals, VITALS } from './count-vitals.ts';
import { countPolicyReports, policyReports } from './policy-reports.ts';

const BYTES_MAX = 8192;
const POLICY_BYTES_MAX = 32_768;
/** Of one network, behind which a carrier may put thousands: a page sends one or two. */
const A_MINUTE = 600;

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
  /** The name of a class of errors; places in our own scripts. */
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  at: z.array(z.string().max(300)).max(20),
});

interface Options {
  readonly config: Pick<WebConfig, 'publicOrigin'>;
  readonly metrics: Metrics | null;
  readonly faults: FaultReporter | null;
}

const OWN_SCRIPT = /\/assets\/[\w.-]+\.js/;

/** A sheet of JSON; `undefined` is refused by every schema. */
function readBody({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** `/beacons/…`: what browsers tell of pages, without a word of who reads them. */
export async function beacons(app: FastifyInstance, { config, metrics, faults }: Options): Promise<void> {
  const count = metrics && countVitals(metrics);
  const take = app.createRateLimit({
    max: A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => `beacons ${networkOf(ip)}`,
  });
  app.removeAllContentTypeParsers();
  // `sendBeacon` sends plain text, which no page of another site has to ask for first.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  function mount<T>(
    path: string,
    schema: z.ZodType<T>,
    act: (sheet: T) => void,
    bodyLimit = BYTES_MAX,
  ): void {
    app.post(path, { bodyLimit }, async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const { origin } = request.headers;
      if (origin !== undefined && origin !== config.publicOrigin) return reply.code(403).send();
      const counted = await take(request);
      if (!counted.isAllowed && counted.isExceeded) return reply.code(429).send();
      const read = schema.safeParse(readBody(request));
      if (!read.success) return reply.code(400).send();
      act(read.data);
      return reply.code(204).send();
    });
  }

  // Browsers send these by themselves; a batch of reports is larger than a sheet of ours.
  const types = ['application/reports+json', 'application/csp-report'];
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  mount(REPORT_PATH, policyReports, countPolicyReports({ metrics, log: app.log }), POLICY_BYTES_MAX);
  mount('/beacons/vitals', vitals, (sheet) => count?.(sheet));
  mount('/beacons/fault', fault, ({ name, at, ...facts }) => {
    // Extensions and scripts of others break too.
    if (at.some((line) => OWN_SCRIPT.test(line))) faults?.report({ name, at }, facts);
  });
}
