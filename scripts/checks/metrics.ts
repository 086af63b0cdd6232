import { ERRORS, routes } from '@nukkad/contract';
import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import { Metrics } from '@nukkad/telemetry/metrics/metrics.ts';
import { type Check, lineOf, type SourceFile } from './check.ts';

const FOLDER = 'docker/metrics/';
const ALERTS = `${FOLDER}alerts.yml`;
const TESTS = `${FOLDER}alerts.test.yml`;
const GUIDE = 'docs/operating.md';
const PARTS = /_(?:bucket|sum|count)$/;

/** Returns the names of all exported metrics: string literals in the sources, and the defaults of prom-client. @internal */
export async function exportedNames(files: readonly SourceFile[]): Promise<Set<string>> {
  const sources = files.filter(
    ({ path }) => /^(apps|packages)\/.*\.ts$/.test(path) && !path.includes('.test.'),
  );
  const exported = sources.flatMap(({ text }) =>
    [...text.matchAll(/'(nukkad_\w+)'/g)].map(([, name = '']) => name),
  );
  const brought = (await new Metrics('any').families()).map(({ name }) => name);
  return new Set([...exported, ...brought]);
}

/** Possible values of the label `route`: the routes of the API, and the path of the chat. */
const paths = [...Object.values(routes).map(({ path }) => path), `/chat${CHAT_SOCKET_PATH}/`];

/** Returns the label matchers of a query that name an unknown route or error code. @internal */
export function missingLabels(query: string): string[] {
  const unescaped = query.replaceAll('\\"', '"');
  return [...unescaped.matchAll(/\b(route|code)(=|=~|!~|!=)"([^"]*)"/g)].flatMap(
    ([matcher, label, by, value = '']) => {
      const known = label === 'route' ? paths : Object.keys(ERRORS);
      // Each alternative of a pattern must match, because an alert on an unknown name never fires.
      const named = by === '=' || by === '!=' ? [value] : alternatives(value);
      const isThere = (one: string) =>
        by === '=' || by === '!=' ? known.includes(one) : known.some((name) => matchesWhole(one, name));
      return named.some((one) => !isThere(one)) ? [matcher] : [];
    },
  );
}

const matchesWhole = (pattern: string, name: string): boolean => {
  const isCaseless = pattern.startsWith('(?i)');
  return new RegExp(`^(?:${pattern.replace('(?i)', '')})$`, isCaseless ? 'i' : '').test(name);
};

/** Returns the alternatives of a pattern: `a` and `b` for `a|b`, and `.*a.*` and `.*b.*` for `.*(a|b).*`. */
function alternatives(pattern: string): string[] {
  const [whole, before = '', inner, after = ''] = /^(.*?)\(((?!\?)[^()]*)\)(.*)$/.exec(pattern) ?? [];
  if (whole === undefined || inner === undefined) return pattern.split('|');
  return inner.split('|').map((one) => before + one + after);
}

const alertsOf = (text: string): string[] =>
  [...text.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

async function run(files: SourceFile[]): Promise<string[]> {
  const known = await exportedNames(files);
  const textOf = (named: string): string => files.find(({ path }) => path === named)?.text ?? '';
  const watching = files.filter(({ path }) => path.startsWith(FOLDER));
  const unknown = watching.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnukkad_\w+/g)]
      .filter(([name]) => !known.has(name) && !known.has(name.replace(PARTS, '')))
      .map((match) => `${path}:${lineOf(text, match.index)} ${match[0]} is counted nowhere`),
  );
  const labels = watching.flatMap(({ path, text }) =>
    missingLabels(text).map((matcher) => `${path} {${matcher}} names what the contract has not`),
  );
  const alerts = alertsOf(textOf(ALERTS)).flatMap((alert) => [
    ...(new RegExp(`alertname\\b.{0,3}${alert}\\b`).test(textOf(TESTS))
      ? []
      : [`${TESTS}: ${alert} is not tried`]),
    ...(new RegExp(`\\b${alert}\\b`).test(textOf(GUIDE))
      ? []
      : [`${GUIDE}: ${alert} is not in the table of alarms`]),
  ]);
  return [...unknown, ...labels, ...alerts];
}

/** The dashboard and the alerts use only metrics that servers export. Each alert is tested, and is described in the guide. */
export const metrics: Check = { name: 'metrics', run };
