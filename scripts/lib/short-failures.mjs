// Preloaded by `node --import`. Prints failures that a script reports on purpose as one sentence, without a stack trace.
import process from 'node:process';
import { reportFailure, UserFacingError } from './steps.mjs';

/** Whether an error was thrown on purpose, with a message for people: not by a mistake in code, nor by the system.
 * @param {unknown} error */
function isForeseen(error) {
  return error instanceof Error && error.name === 'Error' && !('code' in error);
}

process.on('uncaughtException', (error) => {
  const isShort = isForeseen(error) && !process.env.NUKKAD_DEBUG;
  reportFailure(error, isShort);
  if (isShort && !(error instanceof UserFacingError))
    console.error('NUKKAD_DEBUG=1 shows where this comes from.\n');
  process.exit(1);
});
