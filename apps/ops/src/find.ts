import { findSeekers } from '@nukkad/core/applicants/look-as-operator.ts';
import type { Container } from '@nukkad/core/container.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { readShareId } from '@nukkad/domain/share-link.ts';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { Refusal, UsageError } from './command.ts';
import {
  findApplications,
  findCompanies,
  findCreditRequests,
  findJobs,
  findMembers,
  type LookUp,
  selectSeekerIds,
} from './commands/find.queries.ts';

const WILD = /[\\%_]/g;
const LINK = /^https?:\/\/|[/?]/;

/**
 * Parses the text that an operator typed: an id, a phone number, a share id or a link with one. Any other text is
 * words of a name.
 */
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

/**
 * Returns the id if there is exactly one. Throws Refusal if there is none or several. With several, the message names
 * the command that lists them.
 */
function only(ids: readonly string[], what: string, text: string, lister: string): string {
  const [id, ...others] = ids;
  if (id === undefined) throw new Refusal(`No ${what} is found by "${text}".`);
  if (others.length > 0) throw new Refusal(`"${text}" fits ${ids.length} of them; "${lister}" lists them.`);
  return id;
}

export async function jobIdOf({ database }: Container, text: string): Promise<string> {
  const rows = await database.query(findJobs(lookUpBy(text)));
  return only(
    rows.map(({ job }) => job),
    'job',
    text,
    'jobs find',
  );
}

export async function companyIdOf({ database }: Container, text: string): Promise<string> {
  const rows = await database.query(findCompanies(lookUpBy(text)));
  return only(
    rows.map(({ company }) => company),
    'company',
    text,
    'companies find',
  );
}

/** Parses the id, phone number or e-mail address of a seeker. Fields that the text is not are null. */
function seekerBy(text: string) {
  const given = text.trim();
  return {
    id: isUuid(given) ? given : null,
    phone: normalisePhone(given),
    email: given.includes('@') ? given.toLowerCase() : null,
  };
}

/**
 * Returns the seekers with the given id, phone number or e-mail address, and writes the access ledger. Throws Refusal if
 * there are none.
 */
export async function seekersBy(container: Container, operator: string, text: string) {
  return required(await findSeekers(container, operator, seekerBy(text)), text);
}

/**
 * Returns the single seeker with the given id, phone number or e-mail address. Throws Refusal if several accounts
 * share it; they can only be selected by id.
 */
export async function seekerIdOf(container: Container, text: string): Promise<string> {
  const { id, phone, email } = seekerBy(text);
  const rows = required(await container.database.query(selectSeekerIds(id, phone, email)), text);
  return only(
    rows.map(({ seeker }) => seeker),
    'seeker',
    text,
    'seekers find',
  );
}

/** Returns the members of companies with the given id or phone number. Throws Refusal if there are none. */
export async function membersBy({ database }: Container, text: string) {
  const given = text.trim();
  return required(
    await database.query(findMembers(isUuid(given) ? given : null, normalisePhone(given))),
    text,
  );
}

export async function memberIdOf(container: Container, text: string): Promise<string> {
  const rows = await membersBy(container, text);
  return only(
    rows.map(({ member }) => member),
    'member',
    text,
    'members find',
  );
}

/**
 * Returns an application by its own id or by its seeker. For a seeker, it is the application for `job`, else the
 * seeker's only pending one (or hired one).
 */
export async function applicationIdOf(
  container: Container,
  text: string,
  job?: string,
  isHired = false,
): Promise<string> {
  if (isUuid(text.trim()) && job === undefined) return text.trim();
  const seekerId = await seekerIdOf(container, text);
  const jobId = job === undefined ? null : await jobIdOf(container, job);
  const rows = await container.database.query(findApplications(seekerId, jobId, isHired));
  return only(
    rows.map(({ application }) => application),
    isHired ? 'hired application' : 'open application',
    text,
    'applications list --seeker',
  );
}

/** Returns a request for credits by its own id, or the open request of a seeker. */
export async function creditRequestIdOf(container: Container, text: string): Promise<string> {
  if (isUuid(text.trim())) return text.trim();
  const rows = await container.database.query(findCreditRequests(await seekerIdOf(container, text)));
  return only(
    rows.map(({ request }) => request),
    'open request for credits',
    text,
    'credits list',
  );
}

/** Returns the rows unchanged. Throws Refusal if there are none, so that a script notices by the exit code. */
export function required<Row>(rows: readonly Row[], text: string): readonly Row[] {
  if (rows.length === 0) throw new Refusal(`Nothing is found by "${text}".`);
  return rows;
}

const NOTE_LENGTH_MAX = 500;

/** Returns the trimmed reason that other operators will read. Throws UsageError if it is empty or too long. */
export function requireNote(text: string): string {
  const note = text.trim();
  if (note === '' || note.length > NOTE_LENGTH_MAX)
    throw new UsageError(`say why, in up to ${NOTE_LENGTH_MAX} characters`);
  return note;
}
