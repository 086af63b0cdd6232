import { constants, getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { runQuietly } from './install.mjs';

describe('runQuietly', () => {
  const tellPriority = ['-p', 'os.getPriority()'];
  const options = { cwd: process.cwd(), env: process.env };

  it('leaves the processor to others where it is patient, and else takes its turn', async () => {
    const patient = await runQuietly(process.execPath, tellPriority, { ...options, patient: true });
    expect(Number(patient)).toBe(constants.priority.PRIORITY_LOW);
    expect(Number(await runQuietly(process.execPath, tellPriority, options))).toBe(getPriority());
  });

  it('tells what a command that fails has printed', async () => {
    const failing = ['-e', 'console.log("why"); process.exitCode = 3'];
    await expect(runQuietly(process.execPath, failing, options)).rejects.toThrow(/failed:\n\nwhy$/);
  });
});
