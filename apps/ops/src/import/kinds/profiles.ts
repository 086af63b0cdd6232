import * as z from 'zod';
import { type ImportContext, type ImportKind, type Resolver, refused } from '../import-kind.ts';
import { iconReader } from './icon.ts';
import { upsertIcons, upsertJobProfiles } from './reference.queries.ts';
import { keyText, NAME_FIELDS, nameColumns, names, otherNames, shortText, yesNo } from './shared-fields.ts';
import { countWritten } from './written.ts';

/** Default icon of job profiles. */
const GENERAL_ICON = 'work';

const schema = z.object({
  key: keyText,
  ...names,
  icon: shortText.default(GENERAL_ICON),
  order: z.int().min(0).max(10_000).optional(),
  synonyms: otherNames,
  retired: yesNo,
});

type ProfileFields = z.infer<typeof schema>;

export async function storedProfiles({ database }: ImportContext['container']): Promise<ProfileFields[]> {
  const rows = await database.prisma.jobProfile.findMany({ orderBy: [{ sortOrder: 'asc' }, { key: 'asc' }] });
  return rows.map(({ code: _code, editedAt: _editedAt, sortOrder, isRetired, ...row }) => ({
    ...row,
    order: sortOrder,
    retired: isRetired,
  }));
}

async function prepare({ container, folder }: ImportContext): Promise<Resolver<ProfileFields>> {
  const profiles = await storedProfiles(container);
  const byKey = new Map(profiles.map((profile) => [profile.key, profile]));
  const readIcon = await iconReader(container, 'profiles', folder);
  let last = Math.max(0, ...profiles.map(({ order }) => order ?? 0));
  return {
    stored: (key) => byKey.get(key),
    resolve: async (row) => {
      const icon = await readIcon(row.icon, row.key);
      if ('problem' in icon) return refused('icon', icon.problem);
      // A new profile is sorted last, unless the file sets its order.
      if (row.order === undefined) last += 1;
      const columns = { key: row.key, ...nameColumns(row), synonyms: row.synonyms, is_retired: row.retired };
      return { columns: { ...columns, ...icon, sort_order: row.order ?? last } };
    },
  };
}

export const profiles: ImportKind<ProfileFields> = {
  name: 'profiles',
  key: 'key',
  fields: { key: 'text', ...NAME_FIELDS, icon: 'text', order: 'whole', synonyms: 'list', retired: 'yes-no' },
  schema,
  prepare,
  write: async (tx, slice) =>
    countWritten(await tx.query(upsertJobProfiles(slice)), await tx.query(upsertIcons('profiles', slice))),
};
