import { describe, expect, it } from 'vitest';
import { runQuietly } from './install.mjs';

describe('runQuietly', () => {
  it('throws what a failed command has printed', async () => {
    const failing = ['-e', 'console.log("why"); process.exitCode = 3'];
    await expect(
      runQuietly(process.execPath, failing, { cwd: process.cwd(), env: process.env }),
    ).rejects.toThrow(/failed:\n\nwhy$/);
  });
});
