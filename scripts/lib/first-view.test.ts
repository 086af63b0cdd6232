import { describe, expect, it } from 'vitest';
import { addAnswer, newFirstView, overBudget } from './first-view.ts';

describe('the first view', () => {
  it('adds up what each kind costs', () => {
    const view = newFirstView();
    addAnswer(view, 'Script', '/a.js', 1024);
    addAnswer(view, 'Script', '/b.js', 2048);
    addAnswer(view, 'Fetch', '/api', 10);
    expect(view.bytes).toMatchObject({ js: 3072, data: 10, html: 0 });
    expect(view.list).toHaveLength(3);
  });

  it('is over budget only past the limit', () => {
    const view = newFirstView();
    addAnswer(view, 'Document', '/', 20 * 1024);
    expect(overBudget(view)).toEqual([]);
    addAnswer(view, 'Script', '/a.js', 131 * 1024);
    expect(overBudget(view)).toEqual(['js 131.0 of 130 KiB']);
  });
});
