import type { Language } from '@nukkad/contract';
import type { OutboxMessage } from '@nukkad/core/gateways/sms/outbox-sms.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import { pageStyle } from '../../pages/page-style.ts';
import { escapeHtml, type Page } from '../../pages/send-page.ts';

const texts = await translations('development');

function messageRow(message: OutboxMessage): string {
  const time = escapeHtml(message.at.slice(11, 19));
  return `<tr><td>${escapeHtml(message.to)}<br><small>${time} UTC</small></td><td>${escapeHtml(message.text)}</td></tr>`;
}

/** Returns a page with the text messages that development stores instead of sending. */
export function outboxPage(messages: readonly OutboxMessage[], language: Language): Page {
  const t = texts[language];
  const table = `<table><thead><tr><th scope="col">${t('outbox.to')}</th><th scope="col">${t('outbox.text')}</th></tr></thead>
<tbody>${messages.map(messageRow).join('')}</tbody></table>`;
  const body = `<main><h1>${t('outbox.title')}</h1><p class="soft">${t('outbox.explanation')}</p>
${messages.length > 0 ? table : `<p>${t('outbox.none')}</p>`}</main>`;
  return { language, title: t('outbox.title'), style: pageStyle, body };
}
