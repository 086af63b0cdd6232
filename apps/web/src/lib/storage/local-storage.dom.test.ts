import { forgetTab } from '@nukkad/browser/storage/use-session-state.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { forgetCandidate, readStored, writeStored } from './local-storage.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('removes all personal items: position, city, recent searches, and items that this version does not know', () => {
  const personal = [
    ...['isUserLoggedIn', 'candidateId', 'candidateName', 'givenName', 'photo', 'myJobsTab'],
    ...['knowsEnglish', 'city', 'ownLatitude', 'ownLongitude', 'recentSearches'],
    ...['push', 'pushOffered', 'voiceNoticed', 'cityLatitude', 'ofALaterVersion'],
  ];
  for (const name of [...personal, 'language', 'shell']) window.localStorage.setItem(`nukkad.${name}`, 'x');
  window.localStorage.setItem('of another program', 'x');
  forgetCandidate();
  expect(Object.keys(window.localStorage).sort()).toEqual([
    'nukkad.language',
    'nukkad.shell',
    'of another program',
  ]);
});

it('removes everything that a tab stores', () => {
  window.sessionStorage.setItem('nukkad.draft.about-me', '"I cook"');
  window.sessionStorage.setItem('nukkad.endedAction', '{}');
  window.sessionStorage.setItem('react-router-scroll-positions', '{}');
  forgetTab();
  expect(window.sessionStorage).toHaveLength(0);
});

it('throws no error in a browser that stores nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const spy = vi.spyOn(window, name, 'get').mockImplementation(denied);
    onTestFinished(() => void spy.mockRestore());
  }
  writeStored('city', 'Pune');
  expect(readStored('city')).toBeNull();
  forgetCandidate();
  forgetTab();
});
