import type { Language } from '@nukkad/db';
import type { Container } from '../container.ts';
import { textOf } from '../reference/reference-lists.ts';

/** Key of the reason of a refusal that no company chose: nobody answered. Only a task uses it. */
export const NO_ANSWER = 'no-answer';

type Database = Pick<Container['database'], 'prisma'>;

/** Returns the reasons for a refusal in their order. `applicantText` is null if the seeker does not see the reason. */
export async function listAnswerReasons(database: Database, language: Language) {
  const rows = await database.prisma.answerReason.findMany({ orderBy: { sortOrder: 'asc' } });
  return rows.map((row) => {
    const { key, labelEn, labelHi, labelMr } = row;
    const label = textOf({ textEn: labelEn, textHi: labelHi, textMr: labelMr }, language);
    return { key, label, applicantText: row.isShown ? textOf(row, language) : null };
  });
}

/** Returns the texts that a seeker reads for the reasons of some steps, by key. Reads nothing if no step has one. */
export async function reasonTexts(
  database: Database,
  steps: readonly { readonly reason: string | null }[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(steps.flatMap(({ reason }) => reason ?? []))];
  if (keys.length === 0) return new Map();
  const rows = await database.prisma.answerReason.findMany({ where: { key: { in: keys }, isShown: true } });
  return new Map(rows.map((row) => [row.key, textOf(row, language)]));
}
