import type { Language } from '@nukkad/contract';
import type { OutboxMessage } from '../../gateways/sms/outbox-sms.ts';
import { pageStyle } from '../../pages/page-style.ts';
import { escapeHtml, type Page } from '../../pages/send-page.ts';

const WORDS: Record<
  Language,
  { title: string; explanation: string; none: string; to: string; text: string }
> = {
  en: {
    title: 'SMS outbox',
    explanation: 'No SMS provider is set here, so messages land on this page. Reload it for new ones.',
    none: 'No message yet.',
    to: 'To',
    text: 'Message',
  },
  hi: {
    title: 'SMS आउटबॉक्स',
    explanation: 'यहाँ SMS भेजने वाली सेवा सेट नहीं है, इसलिए मैसेज इस पेज पर आते हैं। नए देखने के लिए पेज फिर से खोलिए।',
    none: 'अभी कोई मैसेज नहीं है।',
    to: 'किसे',
    text: 'मैसेज',
  },
  mr: {
    title: 'SMS आउटबॉक्स',
    explanation: 'इथे SMS पाठवणारी सेवा सेट केलेली नाही, म्हणून मेसेज या पानावर येतात. नवीन पाहण्यासाठी पान पुन्हा उघडा.',
    none: 'अजून एकही मेसेज नाही.',
    to: 'कोणाला',
    text: 'मेसेज',
  },
};

function messageRow(message: OutboxMessage): string {
  const time = escapeHtml(message.at.slice(11, 19));
  return `<tr><td>${escapeHtml(message.to)}<br><small>${time} UTC</small></td><td>${escapeHtml(message.text)}</td></tr>`;
}

/** The messages that a development machine keeps instead of sending. */
export function outboxPage(messages: readonly OutboxMessage[], language: Language): Page {
  const words = WORDS[language];
  const table = `<table><thead><tr><th scope="col">${words.to}</th><th scope="col">${words.text}</th></tr></thead>
<tbody>${messages.map(messageRow).join('')}</tbody></table>`;
  const body = `<main><h1>${words.title}</h1><p class="soft">${words.explanation}</p>
${messages.length > 0 ? table : `<p>${words.none}</p>`}</main>`;
  return { language, title: words.title, style: pageStyle, body };
}
