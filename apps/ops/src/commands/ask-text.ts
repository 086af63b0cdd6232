import { createInterface, emitKeypressEvents } from 'node:readline';
import { TYPING_TIMES } from '@nukkad/contract/realtime/realtime.domain.ts';

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
}

const PROCESS: Terminal = { input: process.stdin, output: process.stderr, now: () => performance.now() };

/**
 * Asks for one line of text. Calls `onTyping` while it is typed, at most every three seconds. Returns null if the input
 * ends without a line.
 */
export async function askText(
  question: string,
  onTyping: () => void,
  { input, output, now }: Terminal = PROCESS,
): Promise<string | null> {
  const lines = createInterface({ input, output });
  let reportedAt = Number.NEGATIVE_INFINITY;
  const report = () => {
    if (now() - reportedAt < TYPING_TIMES.between) return;
    reportedAt = now();
    onTyping();
  };
  emitKeypressEvents(input);
  input.on('keypress', report);
  try {
    return await new Promise((resolve) => {
      lines.once('close', () => resolve(null));
      lines.question(question, resolve);
    });
  } finally {
    input.off('keypress', report);
    lines.close();
  }
}
