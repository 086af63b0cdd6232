import { describe, expect, it } from 'vitest';
import { exportedNames, metrics, missingLabels } from './metrics.ts';

const SOURCE = {
  path: 'apps/api/src/x.ts',
  text: `counter('nukkad_searches_total', 'Searches.', ['outcome'])`,
};
const run = (...files: { path: string; text: string }[]) => metrics.run([SOURCE, ...files], '');
const rules = (text: string) => ({ path: 'docker/metrics/alerts.yml', text });

describe('metrics', () => {
  it('that are exported are those that code names, and those of every process', async () => {
    const names = await exportedNames([SOURCE, { path: 'apps/api/src/x.test.ts', text: `'nukkad_of_test'` }]);
    expect([...names]).toEqual(
      expect.arrayContaining([
        'nukkad_searches_total',
        'nukkad_request_seconds',
        'nukkad_process_resident_memory_bytes',
      ]),
    );
    expect(names).not.toContain('nukkad_of_test');
  });

  it('that a rule or the dashboard asks for have to be among them, parts of a histogram too', async () => {
    const good = 'rate(nukkad_searches_total[1h]) nukkad_request_seconds_bucket nukkad_request_seconds_count';
    expect(await run(rules(good))).toEqual([]);
    expect(
      await run(rules(`${good}\nnukkad_search_total`), { path: 'docker/metrics/d.json', text: 'nukkad_x' }),
    ).toEqual([
      'docker/metrics/alerts.yml:2 nukkad_search_total is counted nowhere',
      'docker/metrics/d.json:1 nukkad_x is counted nowhere',
    ]);
  });

  it.each([
    ['route="/jobseeker/applyJob"', true],
    ['route="/jobseeker/applyJobs"', false],
    ['route=~".*/sendOtpMobileNew"', true],
    ['route!~".*(upload|exportMy).*"', true],
    ['route!~".*(upload|export_my).*"', false],
    ['route=~\\"(?i).*(otp|apply|gethr).*\\"', true],
    ['code=~"SMS_FAILED|SMS_UNAVAILABLE"', true],
    ['code=~"SMS_FAILED|SMS_AWAY"', false],
    ['code="OTP_LIMIT"', true],
    ['status="5xx"', true],
  ])('matched by %s name what there is: %s', (matcher, isThere) => {
    expect(missingLabels(`x{${matcher}}`).length === 0).toBe(isThere);
  });

  it('make alarms that are each tried and explained', async () => {
    const alert = rules('- alert: TooSlow');
    const tried = { path: 'docker/metrics/alerts.test.yml', text: `ALERTS{alertname="TooSlow"}` };
    const runbook = { path: 'docs/operating.md', text: '| TooSlow | look |' };
    expect(await run(alert, tried, runbook)).toEqual([]);
    expect(await run(alert, tried)).toHaveLength(1);
    expect(await run(alert, runbook)).toHaveLength(1);
    expect(await run(alert, { ...tried, text: 'alertname: TooSlow' }, runbook)).toEqual([]);
  });
});
