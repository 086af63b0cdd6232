// Preloaded by `node --import`. Prints failures that a script reports on purpose as one sentence, without a stack trace.
import process from 'node:process';
import { reportFailure, UserFacingError } from './steps.mjs';

/** Whether a script threw the error itself, with a message for the user. False for bugs (TypeError) and system errors (ENOENT).
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
