import type { City } from '@nukkad/contract';
import { describe, expect, it, vi } from 'vitest';
import { browserCityNames, indexCityNames, serverCityNames } from './city-names.ts';

const pune: City = {
  key: 'pune',
  name: 'Pune',
  names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
  state: 'Maharashtra',
  position: { latitude: 18.52, longitude: 73.86 },
  icon: 'pune',
  isPopular: true,
};
const delhi: City = {
  ...pune,
  key: 'new-delhi',
  name: 'New Delhi',
  names: { en: 'New Delhi', hi: 'नई दिल्ली', mr: 'नवी दिल्ली' },
};
const known = indexCityNames([pune, delhi]);

describe('names of cities', () => {
  it('are found by any name, in any case', () => {
    const names = serverCityNames(known, {});
    expect(names.nameOf('Pune', 'hi')).toBe('पुणे');
    expect(names.nameOf('new delhi', 'mr')).toBe('नवी दिल्ली');
    expect(names.nameOf('नई दिल्ली', 'en')).toBe('New Delhi');
    expect(names.nameOf('new-delhi', 'hi')).toBe('नई दिल्ली');
    expect(names.nameOf('Atlantis', 'hi')).toBe('Atlantis');
  });

  it('cross over with the page, as far as the page shows them', () => {
    const used: Record<string, string> = {};
    const server = serverCityNames(known, used);
    server.nameOf('Pune', 'hi');
    server.nameOf('Pune', 'en');
    expect(used).toEqual({ 'hi pune': 'पुणे' });
    const fetchAll = vi.fn(async () => [pune, delhi]);
    expect(browserCityNames(used, fetchAll).nameOf('Pune', 'hi')).toBe('पुणे');
    expect(fetchAll).not.toHaveBeenCalled();
  });

  it('that are new to the page are fetched once, and told', async () => {
    const fetchAll = vi.fn(async () => [pune, delhi]);
    const names = browserCityNames({}, fetchAll);
    const told = vi.fn();
    names.subscribe(told);
    expect(names.nameOf('New Delhi', 'hi')).toBe('New Delhi');
    names.nameOf('Pune', 'hi');
    await expect.poll(() => told).toHaveBeenCalled();
    expect(names.nameOf('New Delhi', 'hi')).toBe('नई दिल्ली');
    expect(fetchAll).toHaveBeenCalledTimes(1);
    expect(names.version()).toBe(1);
  });

  it('are not fetched for readers of English', () => {
    const fetchAll = vi.fn(async () => []);
    expect(browserCityNames({}, fetchAll).nameOf('Pune', 'en')).toBe('Pune');
    expect(fetchAll).not.toHaveBeenCalled();
  });
});
