import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type PageVariant, pageStatement } from './access-path.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const VISITOR = { count: null, isVisitor: true } as const;
const SHOWN: readonly (readonly [string, PageVariant])[] = [
  [
    'Index scan',
    { ...VISITOR, path: { kind: 'INDEX_SCAN', list: 'country' }, order: 'NEWEST', side: 'none' },
  ],
  [
    'Bitmap and sort',
    { ...VISITOR, path: { kind: 'BITMAP_SORT', list: 'profileKind' }, order: 'NEWEST', side: 'inside' },
  ],
  [
    'Nearest neighbour',
    { ...VISITOR, path: { kind: 'NEAREST_NEIGHBOUR', of: 'all' }, order: 'NEAREST', side: 'inside' },
  ],
  [
    'Bounding box',
    { ...VISITOR, path: { kind: 'BOUNDING_BOX', of: 'all' }, order: 'NEWEST', side: 'inside' },
  ],
];

it.each(SHOWN)('%s is printed in the README as it is sent', (name, variant) => {
  const [, section = ''] = README.split(`### ${name}\n`);
  const [, printed] = /```sql\n([\s\S]*?)\n```/.exec(section) ?? [];
  expect(printed).toBe(pageStatement(variant).named);
});
