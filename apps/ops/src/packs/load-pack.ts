import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readOverruled } from '@nukkad/job-search';
import { type CommandContext, Refusal, ROWS_MAX, type Row } from '../command.ts';
import type { ImportKind } from '../import/import-kind.ts';
import { cities } from '../import/kinds/cities.ts';
import { content } from '../import/kinds/content.ts';
import { lexicon } from '../import/kinds/lexicon.ts';
import { profiles } from '../import/kinds/profiles.ts';
import { TARGETS } from '../import/kinds/reference.queries.ts';
import { subProfiles } from '../import/kinds/sub-profiles.ts';
import { universities } from '../import/kinds/universities.ts';
import { runImport } from '../import/run-import.ts';
import {
  insertPackRows,
  isPackKind,
  type PackKind,
  setPackRowsRetired,
  skipOperatorsRows,
} from './packs.queries.ts';

/** Kinds of data in the order in which they are imported. Each kind follows the kinds that it refers to. */
const KINDS = [
  cities,
  profiles,
  subProfiles,
  universities,
  lexicon,
  content,
] as unknown as readonly ImportKind<never>[];
const FORMATS = ['.csv', '.json'];

export const KIND_NAMES = KINDS.map(({ name }) => name);

/** Thrown if a pack is refused. Nothing of the pack has been written. */
export class PackProblem extends Error {
  readonly problems: readonly Row[];
  readonly more: number;

  constructor(problems: readonly Row[], more: number) {
    super();
    this.problems = problems;
    this.more = more;
  }
}

const fileOf = (folder: string, { name }: ImportKind<never>): string | undefined =>
  FORMATS.map((format) => join(folder, `${name}${format}`)).find((file) => existsSync(file));

/** Imports one file of a pack. Rows that an operator has changed are kept, and are reported as conflicts. */
async function loadKind(context: CommandContext, kind: ImportKind<never>, path: string, pack: string) {
  const { container } = context;
  const conflicts: Row[] = [];
  const { name } = kind;
  const { problems, more, ...counts } = await runImport(kind, path, context, {
    renamed: new Map<string, string>(),
    ignored: new Set<string>(),
    isCheck: false,
    isAtomic: true,
    isPack: true,
    say: context.say,
    beforeRows: async (importId) => {
      if (!isPackKind(name)) return;
      const skipped = await container.database.query(skipOperatorsRows(name, importId, pack));
      conflicts.push(
        ...skipped.map(({ key }) => ({ what: name, key, wins: 'yours', instead: `of ${pack}` })),
      );
      await container.database.query(insertPackRows(name, importId, pack, container.clock.now()));
    },
  });
  if (problems.length > 0) throw new PackProblem(problems as unknown as Row[], more);
  return { counts: { kind: name, ...counts }, conflicts };
}

/** Reactivates the rows that were retired when the pack was unloaded. Returns their number. */
async function reviveRows({ container: { database, clock } }: CommandContext, pack: string): Promise<number> {
  let revived = 0;
  for (const kind of Object.keys(TARGETS) as PackKind[])
    revived += (await database.query(setPackRowsRetired(kind, pack, false, clock.now()))).length;
  return revived;
}

/** Returns the words of packs that have no effect, because an operator's words or rows take precedence. */
async function wordConflicts({ container }: CommandContext): Promise<Row[]> {
  const overruled = await readOverruled(container.database);
  return overruled.map(({ phrase, by }) => ({
    what: 'word',
    key: phrase.phrase,
    wins: by.join(', '),
    instead: phrase.value,
  }));
}

/**
 * Loads the files of a folder as one pack. Throws PackProblem if a row is refused, and Refusal if there is no file.
 */
export async function loadPack(context: CommandContext, folder: string, pack: string) {
  const loaded: Row[] = [];
  const conflicts: Row[] = [];
  const revived = await reviveRows(context, pack);
  for (const kind of KINDS) {
    const path = fileOf(folder, kind);
    if (path === undefined) continue;
    const done = await loadKind(context, kind, path, pack);
    loaded.push(done.counts);
    conflicts.push(...done.conflicts);
  }
  if (loaded.length === 0)
    throw new Refusal(`${folder} has none of ${KIND_NAMES.map((name) => `${name}.csv`).join(', ')}`);
  conflicts.push(...(await wordConflicts(context)));
  return {
    loaded,
    ...(revived === 0 ? {} : { revived }),
    conflicts: conflicts.length,
    ...(conflicts.length === 0 ? {} : { yours: conflicts.slice(0, ROWS_MAX) }),
  };
}
