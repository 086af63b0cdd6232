import type { Language } from '@nukkad/contract';
import { LANGUAGES } from '@nukkad/contract';
import { pathInLanguage } from '@nukkad/domain/language-path.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import type { Status } from './read-status.ts';

const phrases = await translations('offline');
const NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const STYLE = `
:root{color-scheme:light dark;--ground:#fff;--text:#1c1b1f;--line:#d5d3da;--well:#146c2e;--down:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#141318;--text:#e6e1e9;--line:#48454e;--well:#7edb93;--down:#ffb4ab}}
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
  const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(now);
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
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="30">',
    `<title>${t('status.title')} – ${named}</title><style>${STYLE}</style></head><body>`,
    `<nav><strong><a href="${pathInLanguage('/', language)}">${named}</a></strong>${links.join('')}</nav>`,
    `<main><h1>${t('status.title')}</h1><p role="status">${isWell ? t('status.allWell') : t('status.someDown')}</p>`,
    `<ul>${rows.join('')}</ul><p>${t('status.asOf', { time })}</p>`,
    `<a href="${pathInLanguage('/', language)}">${t('status.back')}</a></main></body></html>`,
  ].join('');
}
