import type { Language } from '@nukkad/contract';
import { LANGUAGES } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { createFormat } from '@nukkad/i18n/create-format.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import type { Status } from './read-status.ts';

const phrases = await translations('offline');
const NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const STYLE = `
:root{color-scheme:light dark;--ground:#fffbf3;--text:#1b1f3b;--line:#e7e1d6;--well:#1e7b4f;--down:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#12131c;--text:#f3f1ea;--line:#2e3145;--well:#6fd3a3;--down:#ff9a90}}
body{margin:0 auto;max-width:36rem;padding:1rem;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}a{color:inherit;display:inline-flex;align-items:center;min-height:44px}
h1{font-size:1.5rem;margin:.5rem 0}ul{list-style:none;padding:0}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.75rem 0;border-bottom:1px solid var(--line)}
.well{color:var(--well);font-weight:600}.down{color:var(--down);font-weight:600}`.replaceAll('\n', '');

/** What a browser needs no script for, so that it shows while everything behind is away. */
export function statusHtml(status: Status, language: Language, brand: string, now: Date): string {
  const t = phrases[language];
  const parts = [
    [t('status.pages'), status.pages],
    [t('status.search'), status.search],
    [t('status.messages'), status.messages],
    [t('status.codes'), status.codes],
  ] as const;
  const isWell = parts.every(([, works]) => works);
  const well = status.maintenance ? t('status.maintenance') : t('status.allWell');
  const verdict = isWell ? well : t('status.someDown');
  const time = createFormat(language).time(now);
  const rows = parts.map(([name, works]) => {
    const told = works ? `✓ ${t('status.works')}` : `✗ ${t('status.down')}`;
    return `<li><span>${name}</span><span class="${works ? 'well' : 'down'}">${told}</span></li>`;
  });
  const links = LANGUAGES.filter((other) => other !== language).map(
    (other) => `<a href="${pathInLanguage('/status', other)}" lang="${other}">${NAMES[other]}</a>`,
  );
  const named = brand.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<title>${t('status.title')} – ${named}</title><style>${STYLE}</style></head><body>`,
    `<nav><strong><a href="${pathInLanguage('/', language)}">${named}</a></strong>${links.join('')}</nav>`,
    `<main><h1>${t('status.title')}</h1><p role="status">${verdict}</p>`,
    `<ul>${rows.join('')}</ul><p>${t('status.asOf', { time })}</p>`,
    `<p><a href="${pathInLanguage('/status', language)}">${t('status.again')}</a></p>`,
    `<a href="${pathInLanguage('/', language)}">${t('status.back')}</a></main></body></html>`,
  ].join('');
}
