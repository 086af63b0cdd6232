import type { RouteEvidence } from '../lib/route-tests/evidence.ts';
import { gapsOf } from '../lib/route-tests/missing.ts';
import { renderTable } from '../lib/route-tests/render.ts';
import type { Check, SourceFile } from './check.ts';

const DATA = 'docs/route-tests.json';
const TABLE = 'docs/route-tests.md';
const AGAIN = 'run `node scripts/route-tests.ts`';
const LITERAL = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

/** What a title of a test may become when it runs: its placeholders stand for anything. */
function titlePattern(title: string): RegExp {
  const plain = title.replace(/\\(.)/g, '$1');
  const parts = plain.split(/%[sdifjoO#$%]|\$\{[^}]*\}|\$[\w.]+/);
  return new RegExp(
    `(^| > )${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`,
    's',
  );
}

function titlesOf(text: string): RegExp[] {
  const literals = [...text.matchAll(LITERAL)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  return literals.filter((literal) => /\w{3}/.test(literal)).map(titlePattern);
}

/** The tests that the table names and their files do not have. */
function lostTests(evidence: readonly RouteEvidence[], files: SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const titles = new Map<string, RegExp[]>();
  const names = new Set(
    evidence.flatMap(({ happy, refusals, security, badInput }) => [
      ...happy,
      ...Object.values(refusals).flat(),
      ...Object.values(security).flat(),
      ...badInput,
    ]),
  );
  return [...names].filter((name) => {
    const [file = '', test = ''] = name.split(/ › (.*)/s);
    const its = titles.get(file) ?? titlesOf(texts.get(file) ?? '');
    titles.set(file, its);
    return !its.some((title) => title.test(test));
  });
}

function run(files: SourceFile[]): string[] {
  const data = files.find(({ path }) => path === DATA);
  const table = files.find(({ path }) => path === TABLE);
  if (!data || !table) return [`${DATA} or ${TABLE} is missing: ${AGAIN}`];
  const evidence = JSON.parse(data.text) as RouteEvidence[];
  const lost = lostTests(evidence, files).map(
    (name) => `${DATA} names a test that is gone, ${AGAIN}: ${name}`,
  );
  const isCurrent = renderTable(evidence) === table.text;
  return [...gapsOf(evidence), ...lost, ...(isCurrent ? [] : [`${TABLE} differs from ${DATA}: ${AGAIN}`])];
}

/** Every route is seen to succeed, to refuse with each of its codes, and to turn strangers and bad input away. */
export const routeTests: Check = { name: 'route tests', run };
