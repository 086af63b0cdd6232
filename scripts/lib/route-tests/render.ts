import type { AnyRoute } from '../../../packages/contract/src/index.ts';
import type { RouteEvidence } from './evidence.ts';
import { strangersOf, takesInput } from './missing.ts';
import { contractRoutes } from './routes.ts';

const AUTH = { public: '–', optional: 'o', seeker: 'S' } as const;
const NONE = '–';

const INTRO = `# What tests each route

Written by \`npm test\` from what the tests did, not from what they are called: the app under test notes which route each
running test calls and how it is answered. A happy test is one outside the sweep over all routes that got a success; a
refusal or an error counts under its code; security counts calls without a token (anonymous), with one that has run out
(expired) or is no token of ours (forged), and in the name of another seeker; bad input counts 400, 413 and 415. At most
three tests are named for each, those first that call the fewest routes.

Auth: – anyone, o optional, S signed-in seeker.
`;

/** \`src/modules/otp/otp.int.test.ts › a › b\` as one line of a cell. */
function line(name: string): string {
  const [file = '', test = ''] = name.split(/ › (.*)/s);
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.test\.ts$/, '');
  return `*${base}* ${test.replaceAll('|', '\\|')}`;
}

const cell = (lines: readonly string[]) => (lines.length === 0 ? NONE : lines.join('<br>'));

function named(groups: Readonly<Record<string, readonly string[]>>, names: readonly string[]): string {
  return cell(
    names.map((name) => {
      const tests = groups[name] ?? [];
      return `**${name}** ${tests.length === 0 ? 'not tested' : tests.slice(0, 1).map(line).join('')}`;
    }),
  );
}

function row(route: AnyRoute, evidence: RouteEvidence): string {
  const cells = [
    String(route.number),
    `${route.method} ${route.path}`,
    AUTH[route.auth],
    cell(evidence.happy.map(line)),
    named(evidence.refusals, route.refusals),
    named(evidence.security, strangersOf(route)),
    takesInput(route) ? cell(evidence.badInput.map(line)) : NONE,
  ];
  return `| ${cells.join(' | ')} |`;
}

function table(from: number, to: number, evidence: ReadonlyMap<string, RouteEvidence>): string[] {
  const rows = contractRoutes
    .filter(({ number }) => number >= from && number < to)
    .flatMap((route) => {
      const its = evidence.get(route.key);
      return its ? [row(route, its)] : [];
    });
  const head = ['#', 'route', 'auth', 'happy', 'refusals and errors', 'security', 'bad input'];
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows];
}

/** The table for people, as Markdown. */
export function renderTable(evidence: readonly RouteEvidence[]): string {
  const byRoute = new Map(evidence.map((entry) => [entry.route, entry]));
  const files = new Set(JSON.stringify(evidence).match(/apps\/[^" ]+\.test\.ts/g) ?? []);
  const places = [...files].toSorted().map((file) => `- ${file}`);
  return [
    INTRO,
    '## The wire contract\n',
    ...table(1, 100, byRoute),
    '\n## Beside it\n',
    ...table(100, Number.POSITIVE_INFINITY, byRoute),
    '\n## Where they stand\n',
    ...places,
    '',
  ].join('\n');
}
