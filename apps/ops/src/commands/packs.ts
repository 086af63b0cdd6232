import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Incomplete, UsageError } from '../command.ts';
import { dryRun, inOneTransaction } from '../dry-run.ts';
import { note } from '../note.ts';
import { KIND_NAMES, loadPack, PackProblem } from '../packs/load-pack.ts';
import { selectLoadedPacks } from '../packs/packs.queries.ts';
import { unloadPack } from '../packs/unload-pack.ts';

const PACKS = fileURLToPath(new URL('../../packs', import.meta.url));

function folderOf(name: string): string {
  const folder = [name, join(PACKS, name)].find((path) => existsSync(path));
  if (folder === undefined)
    throw new UsageError(`there is no folder ${name}, and no pack of that name; "packs list" names them`);
  return folder;
}

const nameOf = (text: string): string => basename(resolve(text));

const packsList: Command = {
  name: 'packs list',
  parameters: [],
  summary: 'Packs of further work that come with this version, and packs that are loaded.',
  examples: ['packs list'],
  run: async ({ container }) => {
    const rows = await container.database.query(selectLoadedPacks());
    const loaded = new Map(rows.map((row) => [row.pack, row.rows]));
    const shipped = readdirSync(PACKS);
    return [...new Set([...shipped, ...loaded.keys()])].map((pack) => ({
      pack,
      loadedRows: loaded.get(pack) ?? 0,
      files: shipped.includes(pack) ? readdirSync(join(PACKS, pack)).join(' ') : null,
    }));
  },
};

const packsLoad: Command = {
  name: 'packs load',
  parameters: ['pack'],
  options: { check: { type: 'boolean', help: 'report what it would do, and write nothing' } },
  summary: `Imports the files of a folder in one transaction: ${KIND_NAMES.join(', ')}. Your own rows and words take precedence; such conflicts are listed.`,
  examples: ['packs load further-work --check', 'packs load further-work', 'packs load ./my-pack'],
  run: async (context, name = '') => {
    const folder = folderOf(name);
    const pack = nameOf(name);
    const { container, actor, options } = context;
    const work = options.check === true ? dryRun : inOneTransaction;
    try {
      return await work(container, async (within) => {
        const done = await loadPack({ ...context, container: within }, folder, pack);
        const details = { conflicts: done.conflicts };
        await note(within.database.prisma, within, { actor, action: 'pack-loaded', subject: pack, details });
        return done;
      });
    } catch (error) {
      if (!(error instanceof PackProblem)) throw error;
      return new Incomplete({ loaded: 'nothing', problems: [...error.problems], more: error.more });
    }
  },
};

const packsUnload: Command = {
  name: 'packs unload',
  parameters: ['pack'],
  summary:
    'Unloads a pack: retires the profiles, places and words that it added, and restores what it replaced. Jobs and texts stay.',
  examples: ['packs unload further-work'],
  run: ({ container, actor }, name = '') => unloadPack(container, nameOf(name), actor),
};

/** Commands on packs, which are folders with additional job profiles, places and words for the search. */
export const packCommands: readonly Command[] = [packsList, packsLoad, packsUnload];
