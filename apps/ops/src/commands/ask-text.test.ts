import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { askText } from './ask-text.ts';

function terminal() {
  const input = new PassThrough();
  let moment = 10_000;
  const asked = vi.fn();
  const answer = askText('Your reply: ', asked, { input, output: new PassThrough(), now: () => moment });
  const write = async (text: string) => {
    input.write(text);
    await new Promise(setImmediate);
  };
  const pass = (milliseconds: number) => {
    moment += milliseconds;
  };
  return { input, answer, asked, write, pass };
}

describe('a question for a text', () => {
  it('returns the line', async () => {
    const { answer, write } = terminal();
    await write('Yes, tomorrow\nnot this\n');
    expect(await answer).toBe('Yes, tomorrow');
  });

  it('returns null if the input ends', async () => {
    const { answer, input } = terminal();
    input.end();
    expect(await answer).toBeNull();
  });

  it('reports typing at once, and then every three seconds at most', async () => {
    const { answer, asked, write, pass } = terminal();
    await write('Y');
    expect(asked).toHaveBeenCalledTimes(1);
    pass(2999);
    await write('e');
    expect(asked).toHaveBeenCalledTimes(1);
    pass(1);
    await write('s');
    expect(asked).toHaveBeenCalledTimes(2);
    await write('\n');
    expect(await answer).toBe('Yes');
  });
});
