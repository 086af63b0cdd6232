import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  it('takes the browser that the environment names', async () => {
    vi.stubEnv('NUKKAD_CHROMIUM', '/somewhere/chrome');
    expect((await findChromium()).executablePath).toBe('/somewhere/chrome');
  });
});
