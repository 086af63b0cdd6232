import { routes } from '@nukkad/contract';
import { startBackground } from '@nukkad/core/background/start-background.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

describe('metrics of the API', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ METRICS_PORT: '0' });
  });
  afterAll(() => api.close());

  const lines = async (start: string) =>
    ((await api.container.metrics?.metrics.text()) ?? '')
      .split('\n')
      .filter((line) => line.startsWith(start));
  const search = (body: object) =>
    api.app.inject({ method: 'POST', url: '/jobs/filterJobsCandidatePanel', payload: body });

  it('count searches without results separately, and no further pages', async () => {
    expect((await search({ sortBy: 'newest', pageNo: 1, size: 10, city: 'pune' })).statusCode).toBe(200);
    expect((await search({ sortBy: 'newest', pageNo: 2, size: 10, city: 'pune' })).statusCode).toBe(200);
    expect(await lines('nukkad_searches_total')).toEqual([
      'nukkad_searches_total{outcome="empty",service="api"} 1',
    ]);
  });

  it('report answers by route pattern, and the connections of the pool', async () => {
    await api.app.inject('/nothing-here/9822012345');
    const counts = await lines('nukkad_request_seconds_count');
    expect(counts.join()).toContain('route="/jobs/filterJobsCandidatePanel",method="POST",status="2xx"');
    expect(counts.join()).not.toContain('9822012345');
    expect(await lines('nukkad_database_connections{of="pool",state="waiting"')).toEqual([
      'nukkad_database_connections{of="pool",state="waiting",service="api"} 0',
    ]);
  });

  it('count refusals by code, although the HTTP status is 200', async () => {
    const { id } = await buildCandidate(api.database);
    const { accessToken } = await api.signIn(id);
    const { path } = routes.otpSend;
    const client = api.client.as({ candidateId: id, accessToken });
    await expect(client.call(routes.otpSend, { phone: '12' })).rejects.toMatchObject({
      code: 'INVALID_NUMBER',
    });
    expect(await lines('nukkad_refusals_total{')).toContain(
      `nukkad_refusals_total{route="${path}",code="INVALID_NUMBER",service="api"} 1`,
    );
    expect(await lines('nukkad_request_seconds_count')).toContainEqual(
      expect.stringContaining(`route="${path}",method="POST",status="2xx"`),
    );
  });

  it('report the waiting tasks of the queue if this process runs them', async () => {
    expect(await lines('nukkad_background_queue')).toEqual([]);
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const background = await startBackground(api.container, log as never);
    const states = (await lines('nukkad_background_queue')).map((line) => line.replace(/ \d+$/, ''));
    await background.stop();
    expect(states.sort()).toEqual(
      ['long-tasks', 'tasks'].flatMap((queue) =>
        ['active', 'due'].map(
          (state) => `nukkad_background_queue{queue="${queue}",state="${state}",service="api"}`,
        ),
      ),
    );
    expect(await lines('nukkad_background_queue')).toEqual([]);
  });

  it('are not collected if no metrics port is set', async () => {
    const silent = await startTestApp();
    expect(silent.container.metrics).toBeNull();
    await silent.close();
  });
});

it('the metrics of the API contain the text messages sent today and their budget', async () => {
  const api = await startTestApp({ METRICS_PORT: '0' });
  await api.set('smsPerDay', 40);
  const { client } = await api.seeker({ phone: null });
  await client.call(routes.otpSend, { phone: '9876543210' });
  const text = (await api.container.metrics?.metrics.text()) ?? '';
  await api.close();
  expect(text.split('\n').filter((line) => line.startsWith('nukkad_sms_'))).toEqual([
    'nukkad_sms_sent_today{service="api"} 1',
    'nukkad_sms_day_budget{service="api"} 40',
  ]);
});
