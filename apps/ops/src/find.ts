import type { Container } from '@nukkad/api/container.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { readShareId } from '@nukkad/domain/share-link.ts';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { Refusal, UsageError } from './command.ts';
import { findCompanies, findJobs, type LookUp } from './commands/find.queries.ts';

const WILD = /[\\%_]/g;
const LINK = /^https?:\/\/|[/?]/;

/** What an operator may have at hand: an id, a share id, a link with one, a telephone number; else words of a name. */
export function lookUpBy(text: string): LookUp {
  const given = text.trim();
  const nothing = { id: null, shareId: null, phone: null, name: null };
  if (isUuid(given)) return { ...nothing, id: given };
  const phone = normalisePhone(given);
  if (phone !== null) return { ...nothing, phone };
  const isShare = given.length === 6 || LINK.test(given) || /-[0-9A-Za-z]{6}$/.test(given);
  const shareId = isShare ? readShareId(given.split(/[/?]/).at(-1) ?? given) : null;
  const isWords = given !== '' && !LINK.test(given);
  return { ...nothing, shareId, name: isWords ? `%${given.replace(WILD, '\\$&')}%` : null };
}

/** The one row of what was typed; words that fit several are told with them. */
function only<Row>(rows: readonly Row[], what: string, text: string, idOf: (row: Row) => string): string {
  const [row, ...others] = rows;
  if (row === undefined) throw new Refusal(`No ${what} is found by "${text}".`);
  if (others.length > 0)
    throw new Refusal(
      `"${text}" fits ${rows.length} of them; "${what === 'job' ? 'jobs' : 'companies'} find" lists them.`,
    );
  return idOf(row);
}

export async function jobIdOf({ database }: Container, text: string): Promise<string> {
  return only(await database.query(findJobs(lookUpBy(text))), 'job', text, ({ job }) => job);
}

export async function companyIdOf({ database }: Container, text: string): Promise<string> {
  return only(await database.query(findCompanies(lookUpBy(text))), 'company', text, ({ company }) => company);
}

/** Rows, or the refusal that there are none: a script sees by the exit code that nothing was found. */
export function required<Row>(rows: readonly Row[], text: string): readonly Row[] {
  if (rows.length === 0) throw new Refusal(`Nothing is found by "${text}".`);
  return rows;
}

const NOTE_LENGTH_MAX = 500;

/** Why something is done, for other operators. */
export function requireNote(text: string): string {
  const note = text.trim();
  if (note === '' || note.length > NOTE_LENGTH_MAX)
    throw new UsageError(`say why, in up to ${NOTE_LENGTH_MAX} characters`);
  return note;
}
