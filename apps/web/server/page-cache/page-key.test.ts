import { expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

it.each([
  ['/faq', '/faq'],
  ['/faq?', '/faq'],
  ['/jobs?cook-abc123&utm_source=x&utm_medium=', '/jobs?cook-abc123'],
  ['/jobs?utm_source=x&cook-abc123', '/jobs?cook-abc123'],
  ['/?fbclid=1', '/'],
  ['/?gclid=1&gbraid=2&wbraid=3&msclkid=4&igshid=5&mc_cid=6&mc_eid=7&&utm_x', '/'],
  ['/joblist?q=utm_source&city=Pune', '/joblist?q=utm_source&city=Pune'],
  ['/joblist?city=Pune&q=cook', '/joblist?city=Pune&q=cook'],
])('%s has the key %s', (target, key) => {
  expect(pageKey(target)).toBe(key);
});

it.each([
  ['/joblist?x=1', '/joblist'],
  ['/joblist?4f1c', '/joblist'],
  ['/joblist?Q=cook&q=cook&=&%zz=1&qq=1', '/joblist?q=cook'],
  ['/joblist?fbclids=1&utm=2', '/joblist'],
  ['/hi/faq?random=77', '/hi/faq'],
  ['/jobs?cook-abc123&x=1&cook-abc124', '/jobs?cook-abc123'],
])('%s has the key %s, because no screen reads the other parameters', (target, key) => {
  expect(pageKey(target)).toBe(key);
});

it.each([
  '/joblist?pay=10000-25000&type=part_time&radius=8&near=me&sort=nearest&after=x&job=cook-abc123',
  '/joblist?%71=cook',
  '/joblist?jobs-in-pune',
  '/joblist?jobs-in-navi-mumbai=',
  '/mr/jobs?x=y-abc123',
  '/jobs/?cook-abc123',
  '/hi/blogdetail?how%20to',
  '/companyreview?shinde-aZ09bY&stars=4',
  '/companyprofile?shinde-aZ09bY',
  '/companyWebsite?shinde-aZ09bY',
  '/postedjobs?shinde-aZ09bY',
  '/companyfeedback?shinde-aZ09bY',
  '/chatcompany?shinde-aZ09bY',
  '/interviewtips?tab=video&topic=2',
  '/appliedjob?list=hired',
  '/register?returnTo=%2Fprofile&referral=AB12CD',
])('%s is unchanged', (target) => {
  expect(pageKey(target)).toBe(target);
});
