import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';
import { type PlaceKind, type PlaceLimits, Places, type Shedding } from './places.ts';

const TARGET = 50;
const INTERVAL = 300;
const IMPORTANT = 1000;

interface Asked {
  readonly name: string;
  readonly network: string;
  readonly cancel: () => void;
  kind: PlaceKind | null;
}

/** An admission with a clock that the test moves, and the requests that it has admitted and refused, in order. */
function setUp(limits: Partial<PlaceLimits> = {}) {
  let now = 1000;
  const places = new Places({ shared: 1, reserved: 0, uploads: 1, perNetwork: 1000, ...limits });
  const waits = { target: TARGET, interval: INTERVAL, important: IMPORTANT };
  const admission = new Admission({ places, limits: waits, now: () => now });
  const admitted: string[] = [];
  const refused: string[] = [];
  const enter = (name: string, shedding: Shedding = 'first', network = 'a'): Asked => {
    let kind: PlaceKind | null = null;
    const cancel = admission.enter({
      shedding,
      network,
      settle: (taken) => {
        kind = taken;
        (taken === null ? refused : admitted).push(name);
      },
    });
    return {
      name,
      network,
      cancel,
      get kind() {
        return kind;
      },
    };
  };
  const leave = ({ kind, network }: Asked) => {
    if (kind !== null) admission.leave(kind, network);
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    admission.refuseLate();
  };
  return { admission, places, admitted, refused, enter, leave, pass };
}

/** Serves one request each `gap` milliseconds while others wait, until the server is overloaded. Returns the running one. */
function overload(test: ReturnType<typeof setUp>, gap: number): Asked {
  const waiting: Asked[] = [];
  let running = test.enter('first');
  for (let at = 0; at < INTERVAL && !test.admission.isOverloaded; at += 1) {
    waiting.push(test.enter(`w${at}`), test.enter(`x${at}`));
    test.pass(gap);
    test.leave(running);
    const index = waiting.findIndex(({ kind }) => kind !== null);
    [running = running] = waiting.splice(index, 1);
  }
  return running;
}

describe('without overload', () => {
  it('requests take free places at once', () => {
    const { enter, admitted, admission } = setUp({ shared: 2 });
    enter('a');
    enter('b');
    enter('c');
    expect(admitted).toEqual(['a', 'b']);
    expect(admission.waiting).toBe(1);
  });

  it('waiting requests are served in order of arrival', () => {
    const test = setUp();
    const first = test.enter('a');
    const second = test.enter('b');
    test.enter('c');
    test.leave(first);
    expect(test.admitted).toEqual(['a', 'b']);
    test.leave(second);
    expect(test.admitted).toEqual(['a', 'b', 'c']);
    expect(test.refused).toEqual([]);
  });

  it('a request waits for one interval at most', () => {
    const test = setUp();
    const first = test.enter('a');
    test.enter('b');
    test.pass(INTERVAL - 1);
    expect(test.refused).toEqual([]);
    expect(test.admission.refusesAtOnce('first', 'a')).toBe(false);
    test.pass(1);
    expect(test.refused).toEqual(['b']);
    test.leave(first);
    expect(test.places.taken).toBe(0);
  });

  it('many short bursts are no overload, because the line becomes empty between them', () => {
    const test = setUp();
    for (let burst = 0; burst < 10; burst += 1) {
      const first = test.enter('a');
      const second = test.enter('b');
      test.pass(INTERVAL - 1);
      test.leave(first);
      test.leave(second);
    }
    expect(test.refused).toEqual([]);
    expect(test.admission.isOverloaded).toBe(false);
  });
});

describe('under overload', () => {
  it('begins when requests have been waiting for an interval without a break', () => {
    const test = setUp();
    const running = test.enter('a');
    test.enter('b');
    test.pass(INTERVAL / 2);
    test.enter('c');
    test.leave(running);
    test.pass(INTERVAL / 2 - 1);
    expect(test.admission.isOverloaded).toBe(false);
    test.enter('d');
    test.pass(1);
    expect(test.admission.isOverloaded).toBe(true);
  });

  it('refuses at once what would wait longer than the target, but not important requests', () => {
    const test = setUp();
    overload(test, 20);
    expect(test.admission.isOverloaded).toBe(true);
    for (let at = 0; test.admission.waiting < 2; at += 1) test.enter(`more ${at}`);
    expect(test.admission.refusesAtOnce('first', 'a')).toBe(true);
    expect(test.admission.refusesAtOnce('last', 'a')).toBe(false);
    expect(test.admission.refusesAtOnce('upload', 'a')).toBe(false);
  });

  it('lets requests in until the last one would wait longer than the target', () => {
    const test = setUp();
    const running = overload(test, 10);
    test.leave(running);
    for (let at = 0; at < 100 && !test.admission.refusesAtOnce('first', 'a'); at += 1) test.enter(`n${at}`);
    // The moving average is a little below the true 10 ms.
    expect(test.admission.waiting).toBeGreaterThanOrEqual(TARGET / 10 - 1);
    expect(test.admission.waiting).toBeLessThan(TARGET / 5);
  });

  it('serves newest first', () => {
    const test = setUp();
    const running = overload(test, 10);
    test.admitted.length = 0;
    test.enter('older');
    test.enter('newest');
    test.leave(running);
    expect(test.admitted).toEqual(['newest']);
  });

  it('is over when a place is free and nobody waits, not when all waiting requests were refused', () => {
    const test = setUp();
    const running = overload(test, 10);
    test.pass(INTERVAL);
    expect(test.admission.waiting).toBe(0);
    expect(test.admission.isOverloaded).toBe(true);
    expect(test.admission.refusesAtOnce('first', 'a')).toBe(true);
    test.leave(running);
    expect(test.admission.isOverloaded).toBe(false);
    expect(test.admission.refusesAtOnce('first', 'a')).toBe(false);
  });
});

describe('important requests', () => {
  it('are served before ordinary ones, in order of arrival, and wait longer', () => {
    const test = setUp();
    const running = test.enter('a');
    test.enter('ordinary');
    const first = test.enter('first important', 'last');
    test.enter('second important', 'last');
    test.pass(INTERVAL);
    expect(test.refused).toEqual(['ordinary']);
    test.leave(running);
    test.leave(first);
    expect(test.admitted).toEqual(['a', 'first important', 'second important']);
  });

  it('are refused after their limit', () => {
    const test = setUp();
    test.enter('a');
    test.enter('important', 'last');
    test.pass(IMPORTANT - 1);
    expect(test.refused).toEqual([]);
    test.pass(1);
    expect(test.refused).toEqual(['important']);
  });
});

describe('a network at its limit', () => {
  it('waits, and does not delay the requests of others', () => {
    const test = setUp({ shared: 2, perNetwork: 1 });
    const first = test.enter('a1', 'first', 'a');
    test.enter('a2', 'first', 'a');
    const other = test.enter('b1', 'first', 'b');
    test.enter('b2', 'first', 'b');
    expect(test.admitted).toEqual(['a1', 'b1']);
    test.leave(other);
    expect(test.admitted).toEqual(['a1', 'b1', 'b2']);
    test.leave(first);
    expect(test.admitted).toEqual(['a1', 'b1', 'b2', 'a2']);
  });

  it('has its further requests refused at once when they have been waiting for an interval, except important ones', () => {
    const test = setUp({ shared: 2, perNetwork: 1 });
    test.enter('a1', 'first', 'a');
    test.enter('a2', 'first', 'a');
    test.pass(INTERVAL - 1);
    expect(test.admission.refusesAtOnce('first', 'a')).toBe(false);
    test.pass(1);
    expect(test.admission.refusesAtOnce('first', 'a')).toBe(true);
    expect(test.admission.refusesAtOnce('last', 'a')).toBe(false);
    expect(test.admission.refusesAtOnce('first', 'b')).toBe(false);
  });

  it('is served as before when its places are free again', () => {
    const test = setUp({ shared: 2, perNetwork: 1 });
    const first = test.enter('a1', 'first', 'a');
    test.enter('a2', 'first', 'a');
    test.pass(INTERVAL);
    test.leave(first);
    expect(test.admission.refusesAtOnce('first', 'a')).toBe(false);
    test.enter('a3', 'first', 'a');
    expect(test.admitted).toEqual(['a1', 'a3']);
  });

  it('has its important requests served before its others', () => {
    const test = setUp({ shared: 2, perNetwork: 1 });
    const first = test.enter('a1', 'first', 'a');
    test.enter('a2', 'first', 'a');
    test.enter('important', 'last', 'a');
    test.leave(first);
    expect(test.admitted).toEqual(['a1', 'important']);
  });

  it('is never overload for others, however long its requests wait', () => {
    const test = setUp({ shared: 2, perNetwork: 1 });
    test.enter('a', 'first', 'a');
    for (let at = 0; at < 100; at += 1) {
      test.enter('more', 'first', 'a');
      test.enter('important', 'last', 'a');
      test.pass(INTERVAL / 10);
    }
    expect(test.refused.length).toBeGreaterThan(100);
    expect(test.admission.isOverloaded).toBe(false);
    expect(test.admission.refusesAtOnce('first', 'b')).toBe(false);
    test.enter('b', 'first', 'b');
    expect(test.admitted).toEqual(['a', 'b']);
  });
});

it('refuses uploads without a free place at once', () => {
  const test = setUp();
  test.enter('a', 'upload');
  expect(test.admission.refusesAtOnce('upload', 'a')).toBe(true);
  test.enter('b', 'upload');
  expect(test.refused).toEqual(['b']);
});

it('forgets a request whose client has disconnected', () => {
  const test = setUp();
  const running = test.enter('a');
  const gone = test.enter('gone');
  const next = test.enter('next');
  gone.cancel();
  gone.cancel();
  test.leave(running);
  expect(test.admitted).toEqual(['a', 'next']);
  next.cancel();
  test.leave(next);
  expect(test.places.taken).toBe(0);
  expect(test.admission.waiting).toBe(0);
});

it('bounds both lines', () => {
  const test = setUp();
  test.enter('a');
  for (let at = 0; at < 1000; at += 1) {
    expect(test.admission.refusesAtOnce('first', 'a')).toBe(false);
    expect(test.admission.refusesAtOnce('last', 'a')).toBe(false);
    test.enter('ordinary');
    test.enter('important', 'last');
  }
  expect(test.admission.refusesAtOnce('first', 'a')).toBe(true);
  expect(test.admission.refusesAtOnce('last', 'a')).toBe(true);
});
