const tty = process.stdout.isTTY === true && !process.env.NO_COLOR;
/** @param {string} code @param {string} text */
const paint = (code, text) => (tty ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Formats a duration: `0.4 s`, `12 s`, `3 min 5 s`.
 * @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Returns the line to print for a finished step.
 * @param {string} name @param {string} note */
function stepLine(name, note) {
  return `  ${paint('32', '✓')} ${name.padEnd(22)} ${paint('2', note)}`;
}

/** A failure that the user can act on. Its message is printed without a stack trace. */
export class UserFacingError extends Error {}

/** The running steps. A terminal shows them on one line, which is overwritten. */
const running = new Set();
function showRunning() {
  if (tty) process.stdout.write(`\u001b[2K\r${running.size > 0 ? `  … ${[...running].join(', ')}\r` : ''}`);
}

/** @param {string} line */
function printAbove(line) {
  if (tty) process.stdout.write('\u001b[2K\r');
  console.log(line);
  showRunning();
}

/**
 * Runs one step of a start and prints its name, what was done and the time it took.
 * The work may return a note to print, such as `up to date`.
 * @param {string} name @param {() => Promise<string | undefined | void> | string | undefined | void} work
 */
export async function step(name, work) {
  const begin = performance.now();
  running.add(name);
  showRunning();
  try {
    const note = await work();
    const took = duration(performance.now() - begin);
    running.delete(name);
    printAbove(stepLine(name, note ? `${note} (${took})` : took));
  } catch (error) {
    running.delete(name);
    printAbove(`  ${paint('31', '✗')} ${name.padEnd(22)} ${duration(performance.now() - begin)}`);
    throw error;
  }
}

/** Prints an error and sets the exit code. Prints the stack trace only if `isKnown` is false.
 * @param {unknown} error @param {boolean} isKnown */
export function reportFailure(error, isKnown = error instanceof UserFacingError) {
  const text = error instanceof Error ? (isKnown ? error.message : error.stack) : String(error);
  console.error(`\n${paint('31', text ?? 'failed')}\n`);
  process.exitCode = 1;
}
