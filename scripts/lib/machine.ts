import { existsSync } from 'node:fs';
import { missingFonts } from '@nukkad/testing/font-set.ts';
import { runQuietly } from './install.mjs';
import type { PartContext } from './run-shown.ts';
import { emptyTally, type Tally } from './tally.ts';

interface Need {
  what: string;
  present: () => boolean;
  packages: string[];
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];
const VALKEY = ['/usr/bin/valkey-server', '/usr/bin/redis-server'];
const DEVANAGARI = ['/usr/share/fonts/truetype/noto', '/usr/share/fonts/truetype/lohit-devanagari'];

const NEEDS: Need[] = [
  { what: 'Chromium', present: () => CHROMIUM.some((path) => existsSync(path)), packages: ['chromium'] },
  {
    what: 'a Devanagari font',
    present: () => DEVANAGARI.some((path) => existsSync(path)),
    packages: ['fonts-lohit-deva'],
  },
  {
    what: 'a Redis server',
    present: () => VALKEY.some((path) => existsSync(path)),
    packages: ['redis-server'],
  },
];

/** The fonts that NUKKAD_FONTS chooses and the machine lacks. */
function missingChosenFonts(): Need[] {
  const packages = missingFonts(process.env.NUKKAD_FONTS ?? '');
  return packages.map((name) => ({ what: name, present: () => false, packages: [name] }));
}

/**
 * Installs what the tests need and the machine lacks, on Debian and as root, before they run side by side: apt-get takes one
 * at a time. Elsewhere the browser comes from its npm package and Valkey from a container, so nothing is done. (The
 * database of the tests is `packages/testing`'s own matter.)
 */
export async function ensureMachine({ root, output }: PartContext): Promise<Tally> {
  const missing = [...NEEDS.filter(({ present }) => !present()), ...missingChosenFonts()];
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (missing.length === 0 || !canInstall) return emptyTally();
  output.line(`  installing ${missing.map(({ what }) => what).join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const names = missing.flatMap(({ packages }) => packages);
  await runQuietly('apt-get', ['update', '-qq'], { cwd: root, env });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  await runQuietly('apt-get', install, { cwd: root, env });
  return emptyTally();
}
