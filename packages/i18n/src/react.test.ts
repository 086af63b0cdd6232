import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n, loadPhrases } from './create-i18n.ts';
import { I18nProvider, useFormat, useLanguage, useLaterT, useT } from './react.ts';

function Count() {
  const t = useT('jobs');
  const { payAmount } = useFormat();
  return `${useLanguage()}: ${t('count', { count: 2 })}, ${payAmount({ min: 15_000, max: null })}`;
}

async function shown(language: 'en' | 'hi' | 'mr', part: FunctionComponent): Promise<string> {
  const i18n = createI18n(language, await loadPhrases(language, ['jobs']));
  return renderToStaticMarkup(createElement(I18nProvider, { i18n, children: createElement(part) }));
}

describe('the hooks on the server', () => {
  it('return each user’s language, several at a time', async () => {
    const pages = await Promise.all([shown('en', Count), shown('hi', Count), shown('mr', Count)]);
    expect(pages).toEqual(['en: 2 jobs, ₹15,000+', 'hi: 2 काम, ₹15,000+', 'mr: 2 कामं, ₹15,000+']);
  });

  it('return no phrases that are needed later, and do not wait for them', async () => {
    const Later = () => (useLaterT('partner-errors') === null ? 'later' : 'now');
    expect(await shown('en', Later)).toBe('later');
  });
});
