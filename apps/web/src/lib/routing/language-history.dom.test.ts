import type { Language } from '@nukkad/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLanguageHistory } from './language-history.ts';

let language: Language;

/** Opens a page at a path, in the state in which the server sent it. */
function openedAt(path: string, spoken: Language) {
  window.history.replaceState(null, '', path);
  language = spoken;
  return createLanguageHistory(() => language);
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the history of a page in Hindi', () => {
  it('shows paths without the language to the router', () => {
    const { location } = openedAt('/hi/joblist?city=Pune#list', 'hi');
    expect(location).toMatchObject({ pathname: '/joblist', search: '?city=Pune', hash: '#list' });
    expect(openedAt('/hi', 'hi').location.pathname).toBe('/');
  });

  it('adds the language to links and navigations', () => {
    const history = openedAt('/hi/joblist', 'hi');
    expect(history.createHref('/faq')).toBe('/hi/faq');
    expect(history.createHref({ pathname: '/', search: '', hash: '#mission' })).toBe('/hi#mission');
    history.push('/jobs?cook-abc123');
    expect(address()).toBe('/hi/jobs?cook-abc123');
    history.replace('/');
    expect(address()).toBe('/hi');
    expect(history.createURL('/faq').pathname).toBe('/faq');
  });
});

describe('a change of language', () => {
  it('keeps the page and the state of the router', () => {
    const history = openedAt('/joblist?city=Pune#list', 'en');
    history.push('/joblist?city=Nashik', { from: 'list' });
    const before = history.location;
    language = 'mr';
    history.align();
    expect(address()).toBe('/mr/joblist?city=Nashik');
    expect(history.location).toEqual(before);
    language = 'en';
    history.align();
    expect(address()).toBe('/joblist?city=Nashik');
  });

  it('applies to older history entries', () => {
    const history = openedAt('/faq', 'en');
    const reported: string[] = [];
    history.listen((update) => reported.push(update.location.pathname));
    language = 'hi';
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(address()).toBe('/hi/faq');
    expect(reported).toEqual(['/faq']);
  });
});
