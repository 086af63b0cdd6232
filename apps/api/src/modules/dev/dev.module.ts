import { OutboxSms } from '@nukkad/core/gateways/sms/outbox-sms.ts';
import type { FastifyInstance } from 'fastify';
import { readerLanguage } from '../../mount/reader-language.ts';
import type { ApiModule } from '../../mount/route-binding.ts';
import { sendPage } from '../../pages/send-page.ts';
import { outboxPage } from './outbox-page.ts';

/**
 * Mounts `/dev/outbox`, which lists the stored text messages as a page, or as JSON for scripts and tests. It is not
 * mounted in production, which has no outbox.
 */
function mountOutbox(app: FastifyInstance): void {
  const { config, sms } = app.container;
  if (config.isProduction || !(sms instanceof OutboxSms)) return;
  app.get('/dev/outbox', async (request, reply) => {
    const messages = await sms.list();
    if (request.headers.accept?.includes('application/json')) return { messages };
    return sendPage(reply, outboxPage(messages, readerLanguage(request)));
  });
}

export const devModule: ApiModule = { name: 'dev', routes: [], setUp: mountOutbox };
