import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOpsOnly, readGuide, readGuideFiles, scriptOf } from './guide-script.ts';

const GUIDE = `# Guide

\`\`\`csv towns.csv
a,b
\`\`\`

## First

\`\`\`sh
ops one
ops two > x
\`\`\`

<!-- not run: no certificate -->

\`\`\`sh
docker compose up
\`\`\`

### It's second

<!-- CI runs instead: docker compose build
docker compose up --wait -->

\`\`\`sh
docker compose pull
\`\`\`
`;

describe('a guide', () => {
  it('is read in its order, with what CI skips and replaces', () => {
    expect(readGuide(GUIDE)).toEqual([
      { heading: 'First', commands: 'ops one\nops two > x', notRun: null },
      { heading: 'First', commands: 'docker compose up', notRun: 'no certificate' },
      { heading: "It's second", commands: 'docker compose build\ndocker compose up --wait', notRun: null },
    ]);
    expect(readGuideFiles(GUIDE)).toEqual([{ name: 'towns.csv', content: 'a,b\n' }]);
  });

  it('becomes a program that ends at the first failure', () => {
    const script = scriptOf(readGuide(GUIDE));
    expect(script).toMatch(/^set -euo pipefail\n/);
    expect(script).toContain("echo '== It’s second'\ndocker compose build");
    expect(script).not.toContain('compose pull');
    expect(script).not.toContain('docker compose up\n');
  });

  it('knows the blocks that need no containers', () => {
    expect(readGuide(GUIDE).map(isOpsOnly)).toEqual([true, false, false]);
  });
});

it('docs/operating.md is run by CI, but for blocks that say why not', () => {
  const blocks = readGuide(readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8'));
  expect(blocks.filter(({ notRun }) => notRun === null).length).toBeGreaterThan(12);
  for (const { heading, notRun } of blocks)
    if (notRun !== null) expect(notRun.length, heading).toBeGreaterThan(8);
  expect(readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8')).toContain(
    'node scripts/run-guide.ts',
  );
});
