import { beforeEach, expect, it } from 'vitest';
import { markPageStyles } from './mark-page-styles.ts';

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href, disabled }) => [
    rel,
    new URL(href).pathname,
    disabled,
  ]);

beforeEach(() => {
  document.head.innerHTML = '';
});

it('adds a disabled link for each style sheet in the page', () => {
  document.head.innerHTML = '<style data-files="/assets/a.css /assets/b.css">p{margin:0}</style>';
  markPageStyles();
  expect(links()).toEqual([
    ['stylesheet', '/assets/a.css', true],
    ['stylesheet', '/assets/b.css', true],
  ]);
});

it.each([
  ['without styles', ''],
  ['with a style element of another origin', '<style>p{margin:0}</style>'],
  ['with an empty list', '<style data-files=""></style>'],
])('adds nothing to a page %s', (_name, head) => {
  document.head.innerHTML = head;
  markPageStyles();
  expect(links()).toEqual([]);
});
