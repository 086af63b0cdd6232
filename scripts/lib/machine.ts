import { existsSync } from 'node:fs';
import { missingFonts } from '@nukkad/testing/font-set.ts';
import { runQuietly } from './install.mjs';
import type { PartContext } from './run-command.ts';
import { emptyTally, type Tally } from './tally.ts';

interface Need {
  name: string;
  isPresent: () => boolean;
  packages: string[];
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];
const VALKEY = ['/usr/bin/valkey-server', '/usr/bin/redis-server'];
const DEVANAGARI = ['/usr/share/fonts/truetype/noto', '/usr/share/fonts/truetype/lohit-devanagari'];

const NEEDS: Need[] = [
  { name: 'Chromium', isPresent: () => CHROMIUM.some((path) => existsSync(path)), packages: ['chromium'] },
  {
    name: 'a Devanagari font',
    isPresent: () => DEVANAGARI.some((path) => existsSync(path)),
    packages: ['fonts-lohit-deva'],
  },
  {
    name: 'a Redis server',
    isPresent: () => VALKEY.some((path) => existsSync(path)),
    packages: ['redis-server'],
  },
];

/** Returns the fonts that NUKKAD_FONTS names and that are not installed. */
function missingChosenFonts(): Need[] {
  const packages = missingFonts(process.env.NUKKAD_FONTS ?? '');
  return packages.map((name) => ({ name, isPresent: () => false, packages: [name] }));
}

/**
 * Installs missing programs and fonts for the tests, on Debian as root. Does nothing on other machines: there the browser
 * comes from its npm package and Valkey from a container. `packages/testing` provides the database.
 */
export async function ensureMachine({ root, write }: PartContext): Promise<Tally> {
  const missing = [...NEEDS.filter(({ isPresent }) => !isPresent()), ...missingChosenFonts()];
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (missing.length === 0 || !canInstall) return emptyTally();
  write(`  installing ${missing.map(({ name }) => name).join(', ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const names = missing.flatMap(({ packages }) => packages);
  await runQuietly('apt-get', ['update', '-qq'], { cwd: root, env });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  await runQuietly('apt-get', install, { cwd: root, env });
  return emptyTally();
}
