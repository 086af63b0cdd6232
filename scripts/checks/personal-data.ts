import { type Check, matches, type SourceFile } from './check.ts';

/** Code that acts for companies. */
const FOR_COMPANIES =
  /^(?:apps\/api\/src\/partner|packages\/core\/src\/(?:members|applicants|answers|company-chat))\/.*\.ts$/;
/**
 * The only files that read a seeker's columns for somebody else: companies and operators. Each of their statements writes the
 * access ledger.
 */
const REVEAL = 'packages/core/src/applicants/reveal.queries.ts';
const REVEAL_TO_OPERATORS = 'packages/core/src/applicants/reveal-to-operators.queries.ts';
const TEST = /\.test\.ts$/;

/** The table of seekers in SQL, except to ask whether a row exists, or the model of seekers in Prisma. */
const READS =
  /(?<!SELECT )\b(?:FROM|JOIN)\s+(?:public\.)?candidate\b|\b(?:prisma|tx)\.candidate\b|\bcandidate:\s*(?:true|\{)/g;

/** Number or address of seekers, with the same alias as the table. */
const CONTACT = /\b(\w+)\.(?:phone|email)\b[\s\S]*\b(?:FROM|JOIN) candidate \1\b/;
const OF_OPERATORS = /^apps\/ops\/src\/.*\.queries\.ts$/;
/** Seekers who wrote to the operators expect a reply, so these statements need no row of the ledger. */
const ASKED_FOR = new Set(['selectSupportMessages']);

/** Returns the statements of a file with their names. */
function statementsOf({ text }: SourceFile): { name: string; statement: string }[] {
  return text
    .split(/^export const /m)
    .map((statement) => ({ name: statement.split(' ')[0] ?? '', statement }));
}

/** Returns a problem for each statement of the operators' tool that reads the number or address of seekers. */
function contactsRead(file: SourceFile): string[] {
  return statementsOf(file)
    .filter(({ name, statement }) => CONTACT.test(statement) && !ASKED_FOR.has(name))
    .map(({ name }) => `${file.path}: ${name} reads contacts of seekers; use findSeekers or readContacts`);
}

/** Returns a problem for each statement of the reveal file that reads seekers without a row of the ledger. */
function unlogged(file: SourceFile): string[] {
  return statementsOf(file)
    .filter(({ statement }) => statement.match(READS) !== null && !/FROM looked JOIN/.test(statement))
    .map(({ name }) => `${file.path}: ${name} reads seekers without the access ledger`);
}

function run(files: SourceFile[]): string[] {
  const contacts = files.filter(({ path }) => OF_OPERATORS.test(path)).flatMap(contactsRead);
  const others = files
    .filter(({ path }) => FOR_COMPANIES.test(path) && !TEST.test(path))
    .flatMap((file) =>
      file.path === REVEAL || file.path === REVEAL_TO_OPERATORS
        ? unlogged(file)
        : matches(file, READS, (found) => `reads seekers; only ${REVEAL} may: ${found}`),
    );
  return [...contacts, ...others];
}

/**
 * Companies read a seeker's data, and operators a seeker's number or address, only with the statements that also write the
 * access ledger.
 */
export const personalData: Check = { name: 'personal data', run };
