import { expect, test } from 'vitest';
import type { Rect } from './place-labels.ts';
import { projectPoint } from './project-point.ts';
import { ringLabelPosition, ringLabelRect } from './ring-label-position.ts';

const PUNE = { latitude: 18.52, longitude: 73.86 };
const ZOOM = 12;

const tagAt = (spot: typeof PUNE): Rect => {
  const { x, y } = projectPoint(spot, ZOOM);
  return { left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 };
};

test('the label of a ring is at its north end, or at another end if a marker is there', () => {
  const top = ringLabelPosition(PUNE, 5, ZOOM, []);
  expect(top.longitude).toBe(PUNE.longitude);
  expect(top.latitude).toBeGreaterThan(PUNE.latitude);
  const bottom = ringLabelPosition(PUNE, 5, ZOOM, [tagAt(top)]);
  expect(bottom.latitude).toBeLessThan(PUNE.latitude);
  const right = ringLabelPosition(PUNE, 5, ZOOM, [tagAt(top), tagAt(bottom)]);
  expect(right.longitude).toBeGreaterThan(PUNE.longitude);
  const left = ringLabelPosition(PUNE, 5, ZOOM, [tagAt(top), tagAt(bottom), tagAt(right)]);
  expect(left.longitude).toBeLessThan(PUNE.longitude);
});

test('it stays at the north end if markers cover all ends', () => {
  const all = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  expect(ringLabelPosition(PUNE, 5, ZOOM, [all])).toEqual(ringLabelPosition(PUNE, 5, ZOOM, []));
});

test('a label occupies 64 by 26 pixels around its position', () => {
  const { left, right, top, bottom } = ringLabelRect({ latitude: 0, longitude: 0 }, 0);
  expect([left, right, top, bottom]).toEqual([96, 160, 115, 141]);
});
