import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n, loadPhrases } from './create-i18n.ts';
import { createPageI18n } from './create-page-i18n.ts';
import { errorMessage } from './error-message.ts';
import { I18nProvider, useT } from './react.ts';
import { watchI18next } from './testing/watch-i18next.ts';
import { interpolate, translations } from './translations.ts';

it('of a page is an i18next instance', () => {
  expect(createI18n('en', {})).toBeInstanceOf(createInstance().constructor);
});

it('looks up what a component shows, in the browser and on the server', async () => {
  const Part = () => useT('company')('jobsTitle', { company: 'Rao' });
  const pages = [
    createI18n('en', await loadPhrases('en', ['company'])),
    await createPageI18n('en', ['company']),
  ];
  for (const i18n of pages) {
    const { keys } = watchI18next();
    const children = createElement(Part);
    expect(renderToStaticMarkup(createElement(I18nProvider, { i18n, children }))).toBe('Jobs at Rao');
    expect(keys()).toContain('jobsTitle');
  }
});

it('looks up and fills the texts of servers', async () => {
  const sms = await translations('success');
  const { keys, texts } = watchI18next();
  expect(sms.mr('otpSent', { phone: '98' })).toContain('98');
  expect(errorMessage('NOT_FOUND', 'hi')).toMatch(/\p{Script=Devanagari}/u);
  expect(keys()).toEqual(expect.arrayContaining(['otpSent', 'code.NOT_FOUND']));
  interpolate('By {{brandName}}', { brandName: 'Nukkad Jobs' });
  errorMessage('HR_WINDOW_CLOSED', 'en', { from: 9, to: 20 });
  expect(texts()).toEqual(
    expect.arrayContaining(['By {{brandName}}', expect.stringContaining('between {{from}}')]),
  );
});

it('is created in one file; no other file handles plural forms or placeholders', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(`${import.meta.dirname}/${name}`, 'utf8')] as const);
  const naming = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([name]) => name);
  expect(naming(/from 'i18next'/)).toEqual(['create-i18n.ts']);
  expect(naming(/PluralRules|\\\{\\\{/)).toEqual([]);
});
