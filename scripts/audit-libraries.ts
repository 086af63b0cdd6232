import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Advisory, lateAdvisories } from './lib/late-advisories.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Asks the registry for known vulnerabilities of the libraries that reach the product. Throws if it does not respond. */
function readAdvisories(): readonly Advisory[] {
  const { stdout } = spawnSync('pnpm', ['audit', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { advisories, error } = JSON.parse(stdout || '{}') as {
    readonly advisories?: Readonly<Record<string, Advisory>>;
    readonly error?: { readonly message?: string };
  };
  if (advisories === undefined)
    throw new Error(`The registry reports no advisories: ${error?.message ?? 'no response'}`);
  return Object.values(advisories);
}

const known = readAdvisories();
const late = lateAdvisories(known, new Date());
for (const { module_name: name, severity, created, title, url } of late)
  console.log(`${name}: ${severity} since ${created}: ${title} (${url})`);
console.log(`${known.length} known vulnerabilities, ${late.length} of them for longer than we allow.`);
process.exitCode = late.length > 0 ? 1 : 0;
