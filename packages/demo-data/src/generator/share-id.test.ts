import { describe, expect, it } from 'vitest';
import { shareIdAt } from './share-id.ts';
import { uuidAt } from './uuid.ts';

const ROWS = 200_000;

describe('share ids', () => {
  it('are six base62 characters, unique among 200,000 rows', () => {
    const seen = new Set<string>();
    for (let index = 0; index < ROWS; index++) {
      const id = shareIdAt(index, 42);
      if (!/^[0-9A-Za-z]{6}$/.test(id)) expect.fail(`${id} is no share id`);
      seen.add(id);
    }
    expect(seen.size).toBe(ROWS);
  });

  it('do not show their order', () => {
    const ids = Array.from({ length: 1000 }, (_, index) => shareIdAt(index, 42));
    const rising = ids.filter((id, index) => index > 0 && id > (ids[index - 1] as string)).length;
    expect(rising).toBeGreaterThan(400);
    expect(rising).toBeLessThan(600);
    expect(new Set(ids.map((id) => id.slice(0, 2))).size).toBeGreaterThan(600);
  });

  it('differ from key to key and are stable', () => {
    expect(shareIdAt(7, 1)).toBe(shareIdAt(7, 1));
    expect(shareIdAt(7, 1)).not.toBe(shareIdAt(7, 2));
  });
});

describe('UUIDs', () => {
  it('are version 7, contain their millisecond, and are unique within it', () => {
    const moment = Date.UTC(2026, 10, 21);
    const seen = new Set<string>();
    for (let index = 0; index < ROWS; index++) seen.add(uuidAt(moment, 9, index));
    expect(seen.size).toBe(ROWS);
    const [first = ''] = seen;
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16)).toBe(moment);
  });
});
