import type { AnyRoute } from '../packages/contract/src/define-route.ts';
import type { AnyPartnerRoute } from '../packages/contract/src/partner/define-partner-route.ts';
import { partnerRoutes } from '../packages/contract/src/partner/routes.ts';
import { routes } from '../packages/contract/src/routes.ts';

type Labels<Name extends string> = Readonly<Record<Name, string>>;

const PARTNER_ACCESS: Labels<AnyPartnerRoute['access']> = {
  public: 'anyone',
  member: 'a signed-in member, for their own data',
  recruiter: 'a member of the company in the path, with any role',
  owner: 'a member of the company in the path with the role OWNER',
};

const SEEKER_ACCESS: Labels<AnyRoute['auth']> = {
  public: 'anyone',
  optional: 'anyone; a signed-in seeker gets fields of their own in addition',
  seeker: 'a signed-in seeker',
};

const OWN_ID: Labels<AnyRoute['subject']> = {
  none: '',
  body: 'in the body',
  path: 'in the path',
};

const PARTNER_REPEATS: Labels<AnyPartnerRoute['idempotency']> = {
  none: '',
  accepted: 'key accepted',
  required: 'key required',
};

interface Row {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly access: string;
  /** The two last cells, which differ between the two APIs. */
  readonly more: readonly string[];
}

function partnerRow({ number, method, path, access, idempotency, summary }: AnyPartnerRoute): Row {
  return {
    number,
    method,
    path,
    access,
    more: [PARTNER_REPEATS[idempotency], summary],
  };
}

function seekerRow({ number, method, path, auth, subject, summary }: AnyRoute): Row {
  return {
    number,
    method,
    path,
    access: auth,
    more: [OWN_ID[subject], summary],
  };
}

const LEAST_WIDTH = 3;

/** Returns a table of Markdown with columns of equal width, as Biome formats it. */
function tableOf(headings: readonly string[], lines: readonly (readonly string[])[]): string {
  const cells = [headings, ...lines].map((line) => line.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = headings.map((_, column) =>
    Math.max(LEAST_WIDTH, ...cells.map((line) => (line[column] ?? '').length)),
  );
  const [first = '', ...others] = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [first, rule, ...others].join('\n');
}

/** Returns the meaning of each label, with the number of its routes. */
function legendOf(labels: Labels<string>, rows: readonly Row[]): string {
  const lines = Object.entries(labels).map(([label, who]) => [
    label,
    who,
    String(rows.filter(({ access }) => access === label).length),
  ]);
  return tableOf(['access', 'who may call', 'routes'], lines);
}

function routesOf(rows: readonly Row[], more: readonly string[]): string {
  const lines = rows
    .toSorted((a, b) => a.number - b.number)
    .map((row) => [String(row.number), row.method, `\`${row.path}\``, row.access, ...row.more]);
  return tableOf(['number', 'method', 'path', 'access', ...more], lines);
}

/** Returns docs/routes.md: who may call each route, by the access labels of the contract. */
export function routesDocument(): string {
  const partner = partnerRoutes.map(partnerRow);
  const seekers = Object.values(routes).map(seekerRow);
  return `${[
    '# Who may call each route',
    'Generated from `packages/contract` by `pnpm documents`; `npm run check` fails if it is outdated. The servers check the same\nlabels before they read the body of a request.',
    '## Companies',
    'A request for a company that the caller does not belong to gets 404, as if the company did not exist. A request without a\nsession gets 401, and a member without the role gets 403.',
    legendOf(PARTNER_ACCESS, partner),
    routesOf(partner, ['`Idempotency-Key`', 'what it does']),
    '## Seekers',
    'A session of a member opens nothing here, and the token of a seeker opens nothing above. If a request carries the id of the\nseeker, another id than that of the session gets 403.',
    legendOf(SEEKER_ACCESS, seekers),
    routesOf(seekers, ['own id', 'what it does']),
  ].join('\n\n')}\n`;
}
