// Loaded before a script (`node --import`): a failure that the script foresaw is printed as a sentence, without a stack.
import process from 'node:process';
import { Plain, reportFailure } from './steps.mjs';

/** Whether an error was thrown on purpose, with a message for people: not by a mistake in code, nor by the system.
 * @param {unknown} error */
function isForeseen(error) {
  return error instanceof Error && error.name === 'Error' && !('code' in error);
}

process.on('uncaughtException', (error) => {
  const isPlain = isForeseen(error) && !process.env.NUKKAD_DEBUG;
  reportFailure(error, isPlain);
  if (isPlain && !(error instanceof Plain)) console.error('NUKKAD_DEBUG=1 shows where this comes from.\n');
  process.exit(1);
});
