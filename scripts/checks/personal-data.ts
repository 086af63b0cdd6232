import { type Check, matches, type SourceFile } from './check.ts';

/** Code that acts for companies. */
const FOR_COMPANIES =
  /^(?:apps\/api\/src\/partner|packages\/core\/src\/(?:members|applicants|answers|company-chat))\/.*\.ts$/;
/** The only file that reads a seeker's columns for somebody else. Each of its statements writes the access ledger. */
const REVEAL = 'packages/core/src/applicants/reveal.queries.ts';
const TEST = /\.test\.ts$/;

/** The table of seekers in SQL, except to ask whether a row exists, or the model of seekers in Prisma. */
const READS =
  /(?<!SELECT )\b(?:FROM|JOIN)\s+(?:public\.)?candidate\b|\b(?:prisma|tx)\.candidate\b|\bcandidate:\s*(?:true|\{)/g;

/** Returns a problem for each statement of the reveal file that reads seekers without a row of the ledger. */
function unlogged({ path, text }: SourceFile): string[] {
  return text
    .split(/^export const /m)
    .filter((statement) => statement.match(READS) !== null)
    .filter((statement) => !/FROM looked JOIN/.test(statement))
    .map((statement) => `${path}: ${statement.split(' ')[0]} reads seekers without the access ledger`);
}

function run(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => FOR_COMPANIES.test(path) && !TEST.test(path))
    .flatMap((file) =>
      file.path === REVEAL
        ? unlogged(file)
        : matches(file, READS, (found) => `reads seekers; only ${REVEAL} may: ${found}`),
    );
}

/** Companies read a seeker's data only with the statements that also write the access ledger. */
export const personalData: Check = { name: 'personal data', run };
