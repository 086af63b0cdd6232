import { describe, expect, it } from 'vitest';
import { type PlaceKind, Places, type Shedding } from './places.ts';

const LIMITS = { shared: 3, reserved: 2, uploads: 1, perNetwork: 100 };

/** Takes places until a request is refused. Returns their kinds. */
function fill(places: Places, shedding: Shedding, network = 'a'): PlaceKind[] {
  const kinds: PlaceKind[] = [];
  for (let kind = places.take(shedding, network); kind !== null; kind = places.take(shedding, network))
    kinds.push(kind);
  return kinds;
}

describe('places', () => {
  it('hold a limited number of ordinary requests, and some more of the most important ones', () => {
    const places = new Places(LIMITS);
    expect(fill(places, 'first')).toEqual(['shared', 'shared', 'shared']);
    expect(fill(places, 'last')).toEqual(['reserved', 'reserved']);
    expect(places.taken).toBe(5);
    places.giveBack('reserved', 'a');
    expect(places.take('first', 'a')).toBeNull();
    expect(places.take('last', 'a')).toBe('reserved');
  });

  it('give an important request an ordinary place if one is free', () => {
    const places = new Places(LIMITS);
    expect(fill(places, 'last')).toEqual(['shared', 'shared', 'shared', 'reserved', 'reserved']);
  });

  it('are counted separately for uploads', () => {
    const places = new Places(LIMITS);
    expect(fill(places, 'upload')).toEqual(['uploads']);
    expect(fill(places, 'first')).toHaveLength(3);
    places.giveBack('uploads', 'a');
    expect(places.take('upload', 'a')).toBe('uploads');
  });

  it('go to one network up to its share, whatever the kind, and the rest to others', () => {
    const places = new Places({ ...LIMITS, shared: 10, perNetwork: 4 });
    expect(fill(places, 'upload', 'a')).toHaveLength(1);
    expect(fill(places, 'first', 'a')).toHaveLength(3);
    expect(places.take('last', 'a')).toBeNull();
    expect(places.take('upload', 'a')).toBeNull();
    expect(fill(places, 'first', 'b')).toHaveLength(4);
    places.giveBack('shared', 'a');
    expect(places.take('first', 'a')).toBe('shared');
  });
});
