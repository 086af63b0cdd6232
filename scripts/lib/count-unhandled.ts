import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Where the reporter below notes its number. */
export const UNHANDLED_VARIABLE = 'NUKKAD_UNHANDLED_FILE';

/** A reporter of Vitest that notes how many errors came outside of any test: its JSON report does not tell. */
export default class CountUnhandled implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    const file = process.env[UNHANDLED_VARIABLE];
    if (file) writeFileSync(file, String(errors.length));
  }
}
