import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKS } from './all.ts';
import { readProject } from './check.ts';

const requested = process.argv.slice(2);
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const files = readProject(root);
for (const { name, run } of CHECKS) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const problems = await run(files, root);
  console.log(`${name}: ${problems.length === 0 ? 'fine' : `${problems.length} problems`}`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
