import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { startCollector } from '@nukkad/telemetry/testing/collector.ts';
import { startTracing } from '@nukkad/telemetry/tracing.ts';
import { buildCandidate } from '@nukkad/testing';
import { expect, it, onTestFinished } from 'vitest';
import { toAdmin } from '../../test/store-messages.ts';
import { startTestChat } from '../../test/test-chat.ts';

it('each event of a socket has its own span with the outcome, without the text of the message', async () => {
  const collector = await startCollector();
  onTestFinished(collector.close);
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: 1 };
  const tracing = await startTracing('chat', settings);
  const chat = await startTestChat({ tracing });
  onTestFinished(() => chat.close());
  const { id } = await buildCandidate(chat.database);
  const device = await chat.join(id);
  const [event, ...values] = toAdmin('my number is 98220 12345', id);
  expect(await device.send(event, ...values)).toMatchObject({ success: true });
  expect(await device.send(event, 'nonsense')).toMatchObject({ success: false });
  await tracing?.close();
  const spans = collector.spans.map(({ name, service, attributes }) => [
    service,
    name,
    attributes.find(({ key }) => key === 'nukkad.outcome')?.value.stringValue,
  ]);
  expect(spans).toEqual([
    ['nukkad-chat', `chat ${CHAT_EVENTS.join.name}`, 'ok'],
    ['nukkad-chat', `chat ${event}`, 'ok'],
    ['nukkad-chat', `chat ${event}`, 'VALIDATION_FAILED'],
  ]);
  expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(3);
  for (const { body } of collector.seen) {
    expect(body).not.toContain(id);
    expect(body).not.toMatch(/98220|nonsense/);
  }
});
