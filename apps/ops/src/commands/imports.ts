import type { Container } from '@nukkad/core/container.ts';
import { companyPosting, jobPosting } from '@nukkad/core/postings/posting-schema.ts';
import { closeMissingJobs } from '@nukkad/core/postings/write-staged-postings.ts';
import * as z from 'zod';
import {
  type Command,
  type CommandContext,
  Incomplete,
  optionList,
  optionText,
  ROWS_MAX,
  type Row,
  UsageError,
} from '../command.ts';
import { formatOf } from '../export/write-records.ts';
import type { ImportKind } from '../import/import-kind.ts';
import { cities } from '../import/kinds/cities.ts';
import { content } from '../import/kinds/content.ts';
import { lexicon } from '../import/kinds/lexicon.ts';
import { companiesKind, jobsKind } from '../import/kinds/postings.ts';
import { profiles } from '../import/kinds/profiles.ts';
import { subProfiles } from '../import/kinds/sub-profiles.ts';
import { universities } from '../import/kinds/universities.ts';
import { ENCODINGS, type Encoding } from '../import/read/decode-file.ts';
import { type ImportOptions, type ImportResult, runImport } from '../import/run-import.ts';

const IMPORT_OPTIONS = {
  check: { type: 'boolean', help: 'count and report what the import would do, and write nothing' },
  atomic: { type: 'boolean', help: 'write all rows or none; otherwise the valid ones are written' },
  encoding: { type: 'string', value: 'ENCODING', help: `${ENCODINGS.join(', ')}; detected by default` },
  column: { type: 'list', value: 'COLUMN=FIELD', help: 'read a column with another name as a field' },
  refused: {
    type: 'string',
    value: 'FILE',
    help: 'write refused rows with their reasons to a file (.csv or .json); correct them and import that file',
  },
  ignore: { type: 'list', value: 'COLUMN', help: 'skip a column' },
} as const;

function requireEncoding(text: string | undefined): Encoding | undefined {
  const encoding = ENCODINGS.find((known) => known === text?.toLowerCase());
  if (text !== undefined && encoding === undefined)
    throw new UsageError(`--encoding is one of ${ENCODINGS.join(', ')}`);
  return encoding;
}

function renamedColumns(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=');
      if (at < 1) throw new UsageError('--column is COLUMN=FIELD, as in "Town Name=nameEn"');
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}

/** Throws UsageError if the file of `--refused` has an unknown format. Called before any row is read. */
function refusedFile(path: string | undefined): string | undefined {
  if (path !== undefined) formatOf(path);
  return path;
}

function importOptions({ options, say }: CommandContext): ImportOptions {
  return {
    isCheck: options.check === true,
    isAtomic: options.atomic === true,
    refusedFile: refusedFile(optionText(options, 'refused')),
    encoding: requireEncoding(optionText(options, 'encoding')),
    renamed: renamedColumns(optionList(options, 'column')),
    ignored: new Set(optionList(options, 'ignore')),
    say,
  };
}

/**
 * Returns the counts as the command's result. If rows were refused, it is an Incomplete, so that the exit code is 1.
 */
function resultOf({ problems, more, hints, ...counts }: ImportResult) {
  if (problems.length === 0) return counts;
  return new Incomplete({
    ...counts,
    problems: [...problems],
    ...(more > 0 ? { more } : {}),
    ...(hints === undefined ? {} : { hints: hints.map((hint) => ({ hint })) }),
  });
}

interface ImportDefinition {
  readonly name: string;
  readonly columns: string;
  readonly example: string;
  readonly summary: string;
  /** Zod schema of one row. */
  readonly schema: z.ZodType;
  readonly kind: (container: Container) => Promise<ImportKind<never>> | ImportKind<never>;
}

/** Returns the required columns, which are those that the schema does not allow to be missing. */
function requiredColumns(schema: z.ZodType): string {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
  const required = Object.keys(shape).filter((name) => shape[name]?.safeParse(undefined).success === false);
  return `Required: ${required.join(', ')}`;
}

const importCommand = ({ name, columns, example, summary, schema, kind }: ImportDefinition): Command => ({
  name: `${name} import`,
  parameters: ['file'],
  options: IMPORT_OPTIONS,
  summary: `${summary} Columns: ${columns}. ${requiredColumns(schema)}. The file "-" is standard input.`,
  examples: [example, `${name} import ${name}.csv --check`, `${name} import ${name}.json --atomic`],
  run: async (context, file = '') =>
    resultOf(await runImport(await kind(context.container), file, context, importOptions(context))),
});

const any =
  <Row>(kind: ImportKind<Row>) =>
  () =>
    kind as unknown as ImportKind<never>;

const companiesImport = importCommand({
  name: 'companies',
  columns:
    'ref, name, description, website, address, city, latitude, longitude, phone, email, gstin, cin, udyam, logo and gallery (files beside this one)',
  example: 'companies import companies.csv',
  summary: 'Writes companies with their checks; equal `ref`s are equal companies.',
  schema: companyPosting,
  kind: async (container) => (await companiesKind(container)) as unknown as ImportKind<never>,
});

/** Returns how many jobs a complete file will close, with the first of them. */
const closedRows = (jobs: readonly Row[]) => ({
  closed: jobs.length,
  ...(jobs.length === 0 ? {} : { closedJobs: jobs.slice(0, ROWS_MAX) }),
});

const JOB_COLUMNS =
  'ref, company (its ref), title, profile, subProfile, jobType, shift, workPlace, qualification, gender, experienceMin, experienceMax, payMin, payMax, openings, city, locality, address, latitude, longitude, requirements, skills, language';

const jobsImport: Command = {
  name: 'jobs import',
  parameters: ['file'],
  options: {
    ...IMPORT_OPTIONS,
    complete: {
      type: 'boolean',
      help: 'the file has all jobs of its companies: their other jobs are closed, and unchanged jobs stay open longer',
    },
  },
  summary: `Writes jobs with their checks; equal \`ref\`s are equal jobs. Columns: ${JOB_COLUMNS}. ${requiredColumns(jobPosting)}. The file "-" is standard input.`,
  examples: [
    'jobs import jobs.csv',
    'jobs import jobs.csv --check',
    'jobs import all-jobs.csv --atomic --complete',
  ],
  run: async (context, file = '') => {
    const { container, options } = context;
    const now = container.clock.now();
    const isConfirming = options.complete === true;
    const afterwards = isConfirming
      ? async (...[tx, importId]: Parameters<NonNullable<ImportOptions['afterwards']>>) => ({
          ...closedRows(await closeMissingJobs(tx, importId, now)),
        })
      : undefined;
    const result = await runImport(await jobsKind(container, { isConfirming }), file, context, {
      ...importOptions(context),
      afterwards,
    });
    if (options.check !== true) container.tasks.soon('push');
    return resultOf(result);
  },
};

const NAMES = 'nameEn, nameHi, nameMr';

/** One command for each kind of data that can be imported. */
export const importCommands: readonly Command[] = [
  importCommand({
    name: 'cities',
    columns: `slug, ${NAMES}, state, latitude, longitude, population, popular, icon, aliases, retired`,
    example: 'cities import towns.csv --column "Town Name=nameEn" --column "State=state" --ignore "Sr No"',
    summary: 'Cities and towns by `slug`, or by name and state.',
    schema: (cities.schema as unknown as z.ZodObject).omit({ slug: true }),
    kind: any(cities),
  }),
  importCommand({
    name: 'profiles',
    columns: `key, ${NAMES}, icon (a name, or an SVG file beside this one), order, synonyms, retired`,
    example: 'profiles import profiles.csv',
    summary: 'Job profiles by `key`.',
    schema: profiles.schema,
    kind: any(profiles),
  }),
  importCommand({
    name: 'sub-profiles',
    columns: `key, profile, ${NAMES}, synonyms, retired`,
    example: 'sub-profiles import sub-profiles.csv',
    summary: 'Kinds of work within a job profile, by `key`.',
    schema: subProfiles.schema,
    kind: any(subProfiles),
  }),
  importCommand({
    name: 'universities',
    columns: 'name, retired',
    example: 'universities import universities.csv',
    summary: 'Universities and institutes by `name`.',
    schema: universities.schema,
    kind: any(universities),
  }),
  importCommand({
    name: 'content',
    columns:
      'type (post, faq, tips, videos), id, titleEn/Hi/Mr, summaryEn/Hi/Mr, bodyEn/Hi/Mr, image, publishedAt, order, items, retired',
    example: 'content import faq.json',
    summary: 'Posts, questions, tips and videos by `type` and `id`.',
    schema: content.schema,
    kind: any(content),
  }),
  importCommand({
    name: 'lexicon',
    columns: 'phrase, kind, value, retired',
    example: 'lexicon import phrases.csv',
    summary: 'What phrases mean to the search.',
    schema: lexicon.schema,
    kind: any(lexicon),
  }),
  companiesImport,
  jobsImport,
];
