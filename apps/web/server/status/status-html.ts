import { LANGUAGES, type Language } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { createFormat } from '@nukkad/i18n/create-format.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import { escapeXml } from '../sitemap/sitemap-xml.ts';
import type { Status } from './read-status.ts';
import { STATUS_STYLE } from './status-style.ts';

const phrases = await translations('offline');
const NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

/** Writes the status page without scripts or other files, so that it is readable even if all other servers are down. */
export function statusHtml(status: Status, language: Language, brand: string, now: Date): string {
  const t = phrases[language];
  const parts = [
    [t('status.pages'), status.pages],
    [t('status.search'), status.search],
    [t('status.messages'), status.messages],
    [t('status.codes'), status.codes],
  ] as const;
  const areAllUp = parts.every(([, works]) => works);
  const allUpText = status.maintenance ? t('status.maintenance') : t('status.allWell');
  const verdict = areAllUp ? allUpText : t('status.someDown');
  const time = createFormat(language).time(now);
  const rows = parts.map(([name, works]) => {
    const state = works ? `✓ ${t('status.works')}` : `✗ ${t('status.down')}`;
    return `<li><span>${name}</span><span class="${works ? 'well' : 'down'}">${state}</span></li>`;
  });
  const links = LANGUAGES.filter((other) => other !== language).map(
    (other) => `<a href="${pathInLanguage('/status', other)}" lang="${other}">${NAMES[other]}</a>`,
  );
  const brandHtml = escapeXml(brand);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<title>${t('status.title')} – ${brandHtml}</title><style>${STATUS_STYLE}</style></head><body>`,
    `<nav><strong><a href="${pathInLanguage('/', language)}">${brandHtml}</a></strong>${links.join('')}</nav>`,
    `<main><h1>${t('status.title')}</h1><p role="status">${verdict}</p>`,
    `<ul>${rows.join('')}</ul><p>${t('status.asOf', { time })}</p>`,
    `<p><a href="${pathInLanguage('/status', language)}">${t('status.again')}</a></p>`,
    `<a href="${pathInLanguage('/', language)}">${t('status.back')}</a></main></body></html>`,
  ].join('');
}
