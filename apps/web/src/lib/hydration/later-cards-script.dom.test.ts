import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LATER_CARDS_SCRIPT } from './later-cards-script.ts';

const isOpening = () => document.documentElement.hasAttribute('data-opening');

beforeEach(() => {
  vi.useFakeTimers();
  new Function(LATER_CARDS_SCRIPT)();
});
afterEach(() => {
  vi.useRealTimers();
  dispatchEvent(new Event('scroll'));
});

it('marks the page while its HTML arrives, however long that takes', () => {
  vi.advanceTimersByTime(60_000);
  expect(isOpening()).toBe(true);
});

it('ends half a second after the HTML is complete', () => {
  document.dispatchEvent(new Event('readystatechange'));
  vi.advanceTimersByTime(499);
  expect(isOpening()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpening()).toBe(false);
});

it('ends when the page is scrolled', () => {
  dispatchEvent(new Event('scroll'));
  expect(isOpening()).toBe(false);
});
