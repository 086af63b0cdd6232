import { AppError } from '@nukkad/api/errors/app-error.ts';
import type { Written } from '@nukkad/api/modules/postings/write-postings.ts';
import type * as z from 'zod';

/** What is wrong with a row of the file; the first row is 1. */
interface RowProblem {
  readonly row: number;
  readonly field: string;
  readonly problem: string;
}

export interface ImportResult {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly refused: number;
  readonly problems: readonly RowProblem[];
}

/** Writes each sound row and tells of the others; repeated, it brings the same rows up to date. */
export async function importRows<Posting>(
  rows: readonly unknown[],
  schema: z.ZodType<Posting>,
  write: (posting: Posting) => Promise<Written | 'checked'>,
): Promise<ImportResult> {
  const counts = { created: 0, updated: 0, checked: 0 };
  const problems: RowProblem[] = [];
  let refused = 0;
  const refuse = (row: number, issues: readonly { path: unknown; message: string }[]) => {
    refused += 1;
    for (const { path, message } of issues)
      problems.push({ row, field: Array.isArray(path) ? path.join('.') : String(path), problem: message });
  };
  for (const [index, row] of rows.entries()) {
    const parsed = schema.safeParse(row);
    if (!parsed.success) {
      refuse(index + 1, parsed.error.issues);
      continue;
    }
    try {
      counts[await write(parsed.data)] += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.issues === undefined) throw error;
      refuse(index + 1, error.issues);
    }
  }
  return { rows: rows.length, created: counts.created, updated: counts.updated, refused, problems };
}
