import { expect, it } from 'vitest';
import { linksInLanguage } from './links-in-language.ts';

it.each([
  ['<a href="/faq">', 'hi', '<a href="/hi/faq">'],
  [
    '<p>See <a class="x" href="/jobs-in/pune?x=1&amp;y=2">Pune</a></p>',
    'mr',
    '<p>See <a class="x" href="/mr/jobs-in/pune?x=1&amp;y=2">Pune</a></p>',
  ],
  ['<a href="/hi/faq">', 'mr', '<a href="/mr/faq">'],
  ['<a href="/mr/faq">', 'en', '<a href="/faq">'],
  ['<a href="/">', 'hi', '<a href="/hi">'],
  ['<a href="/a">1</a><a href="/b">2</a>', 'hi', '<a href="/hi/a">1</a><a href="/hi/b">2</a>'],
] as const)('%s leads a reader of %s to %s', (html, language, shown) => {
  expect(linksInLanguage(html, language)).toBe(shown);
});

it.each([
  '<a href="https://example.in/faq">',
  '<a href="//example.in/faq">',
  '<a href="mailto:help@example.in">',
  '<a href="/api/jobseeker/getImg/x">',
  '<a href="/feeds/pune.json">',
  '<a href="/form.pdf">',
  '<img src="/faq">',
  'href="/faq"',
])('%s is not changed', (html) => {
  expect(linksInLanguage(html, 'hi')).toBe(html);
});
