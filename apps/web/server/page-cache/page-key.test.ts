import { expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

it.each([
  ['/faq', '/faq'],
  ['/faq?', '/faq'],
  ['/jobs?cook-abc123&utm_source=x&utm_medium=', '/jobs?cook-abc123'],
  ['/?fbclid=1', '/'],
  ['/?gclid=1&gbraid=2&wbraid=3&msclkid=4&igshid=5&mc_cid=6&mc_eid=7&&utm_x', '/'],
  ['/joblist?q=utm_source&city=Pune', '/joblist?q=utm_source&city=Pune'],
  ['/joblist?city=Pune&q=cook', '/joblist?city=Pune&q=cook'],
  ['/joblist?fbclids=1&utm=2', '/joblist?fbclids=1&utm=2'],
])('%s is the page %s', (target, key) => {
  expect(pageKey(target)).toBe(key);
});
