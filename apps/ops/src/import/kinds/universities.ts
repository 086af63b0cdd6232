import * as z from 'zod';
import type { ImportContext, ImportKind } from '../import-kind.ts';
import { upsertUniversities } from './reference.queries.ts';
import { yesNo } from './shared-fields.ts';
import { countWritten } from './written.ts';

const schema = z.object({ name: z.string().trim().min(1).max(200), retired: yesNo });

type UniversityFields = z.infer<typeof schema>;

export async function storedUniversities({
  database,
}: ImportContext['container']): Promise<UniversityFields[]> {
  const rows = await database.prisma.university.findMany({ orderBy: { name: 'asc' } });
  return rows.map(({ name, isRetired }) => ({ name, retired: isRetired }));
}

export const universities: ImportKind<UniversityFields> = {
  name: 'universities',
  key: 'name',
  fields: { name: 'text', retired: 'yes-no' },
  schema,
  prepare: async ({ container }) => {
    const byName = new Map((await storedUniversities(container)).map((row) => [row.name, row]));
    return {
      stored: (name) => byName.get(name),
      resolve: ({ name, retired }) => ({ columns: { name, is_retired: retired } }),
    };
  },
  write: async (tx, slice) => countWritten(await tx.query(upsertUniversities(slice))),
};
