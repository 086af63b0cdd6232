import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { ApprovedAnswers } from './approved-answers.ts';

type Variables = Readonly<Record<string, string>>;
type Settings = Readonly<Record<string, unknown>>;

/** Values at and beyond the limits of settings, and of each kind of setting. */
const PROBES = [
  ...[
    '',
    ' ',
    '-1',
    '0',
    '1',
    '2',
    '99',
    '100',
    '101',
    '65535',
    '65536',
    '0.5',
    '1.5',
    'x',
    'true',
    'false',
    'production',
  ],
  ...['otlp', 'debug', 'websocket', 'polling , websocket,', 'a, b,, c', 'x'.repeat(31), 'y'.repeat(32)],
  ...[
    'https://other.test',
    'https://other.test/path/',
    'http://user:key@other.test/1',
    'ftp://other.test',
    'rediss://other.test',
  ],
  ...['www.other.test', 'https://jobs.example'],
];

/** Returns the settings that differ from `usual`. */
const changesOf = (settings: Settings, usual: Settings): Settings =>
  Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])),
  );

/** Returns what a value of a variable changes, or why it is refused. */
function outcomeOf(read: () => Settings, usual: Settings): Settings | string {
  try {
    return changesOf(read(), usual);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the probes by their outcome, so that the record is short. */
function probesByOutcome(read: (probe: string) => Settings, usual: Settings): Record<string, string> {
  const outcomes = PROBES.map((probe) => ({
    probe,
    outcome: JSON.stringify(outcomeOf(() => read(probe), usual)).replaceAll(JSON.stringify(probe), 'IT'),
  }));
  const groups = Map.groupBy(outcomes, ({ outcome }) => outcome);
  return Object.fromEntries(
    [...groups].map(([outcome, group]) => [outcome, group.map(({ probe }) => probe).join(' | ')]),
  );
}

interface Options {
  /** The file with the approved answers. */
  readonly path: string;
  /** The source files that name the variables. */
  readonly sources: readonly string[];
  /** The variables without which the program does not start. */
  readonly needed: Variables;
  readonly read: (variables: Variables) => object;
}

/** Records the settings of a program, without variables, and with each variable at and beyond its limits. */
export function compareConfig({ path, sources, needed, read }: Options): void {
  const answers = new ApprovedAnswers(path);
  const readAll = (variables: Variables) => read(variables) as Settings;
  const usual = readAll(needed);
  answers.add('only the needed variables', usual);
  for (const name of Object.keys(needed)) {
    const { [name]: _, ...others } = needed;
    answers.add(
      `without ${name}`,
      outcomeOf(() => readAll(others), usual),
    );
  }
  const text = sources.map((source) => readFileSync(source, 'utf8')).join('\n');
  const names = [...new Set([...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name))];
  expect(names.length).toBeGreaterThan(2);
  for (const name of names)
    answers.add(
      name,
      probesByOutcome((probe) => readAll({ ...needed, [name]: probe }), usual),
    );
  answers.compare();
}
