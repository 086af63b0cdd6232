import { describe, expect, it } from 'vitest';
import { ReplicaLag } from './replica-lag.ts';

describe('the lag of a replica', () => {
  it('is not known before the primary was asked', () => {
    expect(new ReplicaLag(10_000).behind(0, 100)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is none while nothing is written, however long that takes', () => {
    const lag = new ReplicaLag(10_000);
    for (let at = 0; at <= 100_000; at += 500) {
      lag.note(at, 100);
      expect(lag.behind(at, 100)).toBe(0);
    }
  });

  it('is the age of the newest end of the log that was replayed', () => {
    const lag = new ReplicaLag(10_000);
    lag.note(0, 100);
    lag.note(500, 200);
    lag.note(1000, 300);
    expect(lag.behind(1000, 199)).toBe(1000);
    expect(lag.behind(1000, 200)).toBe(500);
    expect(lag.behind(1000, 301)).toBe(0);
  });

  it('grows while replay stands still, beyond what is remembered too', () => {
    const lag = new ReplicaLag(2000);
    lag.note(0, 100);
    expect(lag.behind(0, 100)).toBe(0);
    for (let at = 500; at <= 10_000; at += 500) lag.note(at, 100 + at);
    expect(lag.behind(10_000, 150)).toBe(10_000);
    expect(lag.behind(10_000, 100 + 9000)).toBe(1000);
    expect(lag.behind(10_000, 100 + 10_000)).toBe(0);
  });

  it('follows a new primary whose log begins before the lost end of the old one', () => {
    const lag = new ReplicaLag(10_000);
    lag.note(0, 1000);
    expect(lag.behind(0, 900)).toBe(Number.POSITIVE_INFINITY);
    lag.note(500, 920);
    expect(lag.behind(500, 920)).toBe(0);
  });
});
