import type { Container } from '@nukkad/core/container.ts';
import { Refusal } from '../command.ts';
import { TARGETS } from '../import/kinds/reference.queries.ts';
import { note } from '../note.ts';
import {
  countPackJobs,
  deleteRestored,
  type PackKind,
  restorePackRows,
  selectLoadedPacks,
  setPackRowsRetired,
} from './packs.queries.ts';

/**
 * Retires the rows that a pack added, and restores those that it replaced. Returns both counts, and the number of
 * open jobs with a retired profile or sub-profile.
 */
export async function unloadPack(container: Container, pack: string, actor: string) {
  const now = container.clock.now();
  return container.database.transaction(async (tx) => {
    const loaded = await tx.query(selectLoadedPacks());
    if (!loaded.some((one) => one.pack === pack))
      throw new Refusal(`No pack "${pack}" is loaded. "packs list" names those that are.`);
    const [jobs] = await tx.query(countPackJobs(pack));
    let retired = 0;
    let restored = 0;
    for (const kind of Object.keys(TARGETS) as PackKind[]) {
      retired += (await tx.query(setPackRowsRetired(kind, pack, true, now))).length;
      restored += (await tx.query(restorePackRows(kind, pack))).length;
    }
    await tx.query(deleteRestored(pack));
    const done = { retired, restored, openJobs: jobs?.jobs ?? 0 };
    await note(tx, container, { actor, action: 'pack-unloaded', subject: pack, details: done });
    return { pack, ...done };
  });
}
