import { nearestName } from '@nukkad/language/text/nearest-name.ts';
import * as z from 'zod';
import { type ImportContext, type ImportKind, type Resolver, refused } from '../import-kind.ts';
import { addSubProfileWords, upsertJobSubProfiles } from './reference.queries.ts';
import { keyText, NAME_FIELDS, nameColumns, names, otherNames, shortText, yesNo } from './shared-fields.ts';
import { countWritten } from './written.ts';

const schema = z.object({
  key: keyText,
  /** The job profile of the sub-profile, by key or by name in any language. */
  profile: shortText,
  ...names,
  synonyms: otherNames,
  retired: yesNo,
});

type SubProfileFields = z.infer<typeof schema>;

export async function storedSubProfiles({
  database,
}: ImportContext['container']): Promise<SubProfileFields[]> {
  const rows = await database.prisma.jobSubProfile.findMany({
    orderBy: [{ profileKey: 'asc' }, { key: 'asc' }],
  });
  return rows.map(({ editedAt: _editedAt, profileKey, isRetired, ...row }) => ({
    ...row,
    profile: profileKey,
    retired: isRetired,
  }));
}

/** Returns the profiles by their keys, and by their names in each language. */
async function profileFinder({ database }: ImportContext['container']) {
  const rows = await database.prisma.jobProfile.findMany();
  const byName = new Map(
    rows.flatMap((row) =>
      [row.nameMr, row.nameHi, row.nameEn, row.key].map((name) => [name.toLowerCase(), row] as const),
    ),
  );
  const keys = rows.map(({ key }) => key);
  return {
    find: (name: string) => byName.get(name.trim().toLowerCase()),
    isKey: (key: string) => keys.includes(key),
    problem: (name: string) =>
      `"${name}" is no job profile: ${nearestName(name, byName.keys()) ?? `there are ${keys.join(', ')}`}`,
  };
}

async function prepare({ container }: ImportContext): Promise<Resolver<SubProfileFields>> {
  const stored = await storedSubProfiles(container);
  const byKey = new Map(stored.map((part) => [part.key, part]));
  const { find, isKey, problem } = await profileFinder(container);
  return {
    stored: (key) => byKey.get(key),
    resolve: (row) => {
      const profile = find(row.profile);
      if (profile === undefined) return refused('profile', problem(row.profile));
      // URLs and filters contain only a key, so profiles and sub-profiles must not share one.
      if (isKey(row.key)) return refused('key', `"${row.key}" is the key of a job profile: choose another`);
      const before = byKey.get(row.key);
      // The profile of an existing sub-profile cannot change, because its jobs are stored with the profile in which
      // they were posted.
      if (before !== undefined && before.profile !== profile.key)
        return refused('profile', `"${row.key}" is of ${before.profile} already, and stays there`);
      const columns = { key: row.key, profile_key: profile.key, ...nameColumns(row) };
      return { columns: { ...columns, synonyms: row.synonyms, is_retired: row.retired } };
    },
  };
}

export const subProfiles: ImportKind<SubProfileFields> = {
  name: 'sub-profiles',
  key: 'key',
  fields: { key: 'text', profile: 'text', ...NAME_FIELDS, synonyms: 'list', retired: 'yes-no' },
  schema,
  prepare,
  write: async (tx, slice) => {
    await tx.query(addSubProfileWords(slice));
    return countWritten(await tx.query(upsertJobSubProfiles(slice)));
  },
};
