import { LANGUAGES, type Language } from '@nukkad/contract';
import { OWN_LANGUAGE } from '@nukkad/i18n/own-language.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import { pageStyle } from '../../pages/page-style.ts';
import { escapeHtml, type Page } from '../../pages/send-page.ts';
import { READY_PEOPLE } from './people.ts';

const texts = await translations('development');

interface ChooseView {
  readonly language: Language;
  /** The parameters of the authorization request, passed on by the forms. */
  readonly request: Readonly<Record<string, string>>;
  readonly isWrong: boolean;
}

function hiddenFields(request: ChooseView['request']): string {
  return Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
}

function languageLinks({ language, request }: ChooseView): string {
  return LANGUAGES.map((other) => {
    const query = new URLSearchParams({ ...request, ui_locales: other });
    const current = other === language ? ' aria-current="true"' : '';
    return `<a lang="${other}" href="?${escapeHtml(query.toString())}"${current}>${OWN_LANGUAGE[other].full}</a>`;
  }).join('');
}

function readyForms(view: ChooseView): string {
  return READY_PEOPLE.map(
    (person) => `<li><form method="post" action="authorize">${hiddenFields(view.request)}
<input type="hidden" name="person" value="${person.sub}">
<button><strong>${escapeHtml(person.name)}</strong><span>${escapeHtml(person.email)}</span></button></form></li>`,
  ).join('');
}

/** Returns the page on which the user chooses a person to sign in as. */
export function choosePage(view: ChooseView): Page {
  const t = texts[view.language];
  const body = `<main>
<nav>${languageLinks(view)}</nav>
<h1>${t('signIn.title')}</h1>
<p class="soft">${t('signIn.explanation')}</p>
<h2 id="ready">${t('signIn.choose')}</h2>
<ul aria-labelledby="ready">${readyForms(view)}</ul>
<h2>${t('signIn.someoneNew')}</h2>
<form method="post" action="authorize">${hiddenFields(view.request)}
${view.isWrong ? `<p role="alert">${t('signIn.wrong')}</p>` : ''}
<label>${t('signIn.name')}<input name="name" autocomplete="name" required maxlength="80"></label>
<label>${t('signIn.email')}<input name="email" type="email" autocomplete="email" required maxlength="254"></label>
<button class="main">${t('signIn.enter')}</button>
</form>
</main>`;
  return { language: view.language, title: t('signIn.title'), style: pageStyle, body };
}
