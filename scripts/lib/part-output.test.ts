import { describe, expect, it } from 'vitest';
import { runSideBySide } from './part-output.ts';

describe('runSideBySide', () => {
  it('starts all at once, and shows what the second prints after all that the first prints', async () => {
    let shown = '';
    const firstMayEnd = Promise.withResolvers<void>();
    const results = await runSideBySide<string>(
      [
        async (output) => {
          output.line('first begins');
          await firstMayEnd.promise;
          output.line('first ends');
          return 'a';
        },
        async (output) => {
          output.line('second begins');
          // The first ends only because the second has begun.
          firstMayEnd.resolve();
          expect(shown).not.toContain('second');
          return 'b';
        },
      ],
      (text) => {
        shown += text;
      },
    );
    expect(results).toEqual(['a', 'b']);
    expect(shown).toBe('first begins\nfirst ends\nsecond begins\n');
  });

  it('shows at once what the only one prints', async () => {
    const shown: string[] = [];
    await runSideBySide(
      [
        async (output) => {
          output.line('now');
          expect(shown).toEqual([]);
          await Promise.resolve();
          output.line('then');
          expect(shown).toEqual(['now\n', 'then\n']);
        },
      ],
      (text) => shown.push(text),
    );
  });
});
