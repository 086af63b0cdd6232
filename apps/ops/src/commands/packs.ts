import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, type CommandContext, Incomplete, type Row, UsageError } from '../command.ts';
import type { ImportKind } from '../import/import-kind.ts';
import { cities } from '../import/kinds/cities.ts';
import { content } from '../import/kinds/content.ts';
import { lexicon } from '../import/kinds/lexicon.ts';
import { profiles } from '../import/kinds/profiles.ts';
import { subProfiles } from '../import/kinds/sub-profiles.ts';
import { universities } from '../import/kinds/universities.ts';
import { runImport } from '../import/run-import.ts';

const PACKS = fileURLToPath(new URL('../../packs', import.meta.url));
/** Each after those that it refers to. */
const KINDS = [
  cities,
  profiles,
  subProfiles,
  universities,
  lexicon,
  content,
] as unknown as readonly ImportKind<never>[];
const FORMATS = ['.csv', '.json'];

function folderOf(name: string): string {
  const folder = [name, join(PACKS, name)].find((path) => existsSync(path));
  if (folder === undefined)
    throw new UsageError(`there is no folder ${name}, and no pack; "packs list" tells them`);
  return folder;
}

async function loadKind(
  context: CommandContext,
  kind: ImportKind<never>,
  folder: string,
): Promise<Row | null> {
  const path = FORMATS.map((format) => join(folder, `${kind.name}${format}`)).find((file) =>
    existsSync(file),
  );
  if (path === undefined) return null;
  const columns = { renamed: new Map<string, string>(), ignored: new Set<string>() };
  const options = { ...columns, isCheck: false, isAtomic: true, say: context.say };
  return { kind: kind.name, ...(await runImport(kind, path, context, options)) };
}

export const packsList: Command = {
  name: 'packs list',
  parameters: [],
  summary: 'Packs of further work that come with this version and are not loaded by default.',
  examples: ['packs list'],
  run: async () =>
    readdirSync(PACKS).map((pack) => ({ pack, files: readdirSync(join(PACKS, pack)).join(' ') })),
};

export const packsLoad: Command = {
  name: 'packs load',
  parameters: ['pack'],
  summary:
    'Imports what a folder has: cities, profiles, sub-profiles, universities, lexicon, content; a file or none of it.',
  examples: ['packs load further-work', 'packs load ./my-pack'],
  run: async (context, name = '') => {
    const folder = folderOf(name);
    const done: Row[] = [];
    for (const kind of KINDS) {
      const result = await loadKind(context, kind, folder);
      if (result === null) continue;
      const { problems, more, ...counts } = result as { problems: readonly Row[]; more: number };
      done.push(counts);
      if (problems.length > 0) return new Incomplete({ loaded: done, problems: [...problems], more });
    }
    if (done.length === 0)
      throw new UsageError(`${folder} has none of ${KINDS.map((kind) => `${kind.name}.csv`).join(', ')}`);
    return done;
  },
};
