import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  it('uses the browser of NUKKAD_CHROMIUM', async () => {
    vi.stubEnv('NUKKAD_CHROMIUM', '/somewhere/chrome');
    expect((await findChromium()).executablePath).toBe('/somewhere/chrome');
  });
});
