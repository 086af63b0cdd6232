import { pageStatement } from '../sql/page-statement.ts';

const INSIDE = { count: null, side: 'inside' } as const;

/** A statement of each kind, by its heading in the README. */
export const README_STATEMENTS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['Index scan', { count: null, side: 'none', path: 'country', order: 'NEWEST' }],
      ['Bitmap and sort', { ...INSIDE, path: 'pay', order: 'NEWEST' }],
      [
        'Blend of near and new',
        { ...INSIDE, path: 'newest', order: 'NEWEST', isBlended: true, isOfCity: true },
      ],
      ['Nearest neighbour', { ...INSIDE, path: 'map', order: 'NEAREST' }],
      ['Bounding box', { ...INSIDE, path: 'map', order: 'NEWEST' }],
    ] as const
  ).map(([heading, variant]) => [heading, pageStatement(variant).named]),
);

const block = (heading: string): RegExp =>
  new RegExp(`(### ${heading}\n[\\s\\S]*?\`\`\`sql\n)([\\s\\S]*?)(\n\`\`\`)`);

/** The statement that the README prints under a heading. */
export const printedIn = (readme: string, heading: string): string | undefined =>
  block(heading).exec(readme)?.[2];

export const withStatements = (readme: string): string =>
  [...README_STATEMENTS].reduce(
    (text, [heading, sql]) =>
      text.replace(block(heading), (_all, before: string, _old, after: string) => `${before}${sql}${after}`),
    readme,
  );
