import { CHOICE_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract';
import type { Container } from '@nukkad/core/container.ts';
import { MEANINGS, WEAK_VALUES } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { nearestName } from '@nukkad/language/text/nearest-name.ts';
import { normalText } from '@nukkad/language/text/normal-text.ts';
import * as z from 'zod';
import {
  type FieldValues,
  type ImportContext,
  type ImportKind,
  type Resolver,
  refused,
} from '../import-kind.ts';
import { upsertPhrases } from './reference.queries.ts';
import { shortText, yesNo } from './shared-fields.ts';
import { countWritten } from './written.ts';

const KINDS = MEANINGS.filter((kind) => kind !== 'WORD');

const upper = (text: string): string => text.trim().toUpperCase().replaceAll('-', '_');

const schema = z.object({
  phrase: shortText.refine((text) => normalText(text).trim() !== '', 'has no letters'),
  kind: z.preprocess((kind) => (typeof kind === 'string' ? upper(kind) : kind), z.enum(KINDS)),
  value: shortText,
  retired: yesNo,
});

type PhraseFields = z.infer<typeof schema>;

/** Returns the valid values of each kind; null if a kind accepts any text. */
async function knownValues({ database }: Container): Promise<(kind: string) => ReadonlySet<string> | null> {
  const { prisma } = database;
  const parts = await prisma.jobSubProfile.findMany({ select: { key: true, profileKey: true } });
  const localities = await prisma.locality.findMany({
    select: { slug: true, city: { select: { slug: true } } },
  });
  const works = parts.map(({ key, profileKey }) => `${profileKey}/${key}`);
  const values: Record<string, Iterable<string>> = {
    PROFILE: (await prisma.jobProfile.findMany({ select: { key: true } })).map(({ key }) => key),
    SUB_PROFILE: works,
    PROFILE_CORE: works,
    TITLE: works,
    NEAR: works,
    CITY: (await prisma.city.findMany({ select: { slug: true } })).map(({ slug }) => slug),
    LOCALITY: localities.map(({ slug, city }) => `${city.slug}/${slug}`),
    SKILL: (await prisma.skill.findMany({ select: { nameEn: true } })).map(({ nameEn }) => nameEn),
    WEAK: WEAK_VALUES,
    ...Object.fromEntries(
      CHOICE_FILTER_NAMES.map((name) => [JOB_FILTERS[name].term, JOB_FILTERS[name].values]),
    ),
  };
  const sets = new Map(Object.entries(values).map(([kind, known]) => [kind, new Set(known)]));
  return (kind) => sets.get(kind) ?? null;
}

const joined = (phrase: string, kind: unknown, value: unknown): string =>
  [phrase, upper(String(kind ?? '')), value].join(' | ');

async function prepare({ container }: ImportContext): Promise<Resolver<PhraseFields>> {
  const valuesOf = await knownValues(container);
  const stored = await container.database.prisma.searchLexicon.findMany();
  const sources = new Map(stored.map((row) => [joined(row.phrase, row.kind, row.value), row.source]));
  // Phrases are normalised before they are stored, except those of the reference data, which keep their spelling.
  const phraseOf = ({ phrase, kind, value }: FieldValues): string => {
    const written = String(phrase ?? '').trim();
    return sources.has(joined(written, kind, value)) ? written : normalText(written).trim();
  };
  const keyOf = (values: FieldValues) => joined(phraseOf(values), values.kind, values.value);
  return {
    keyOf,
    resolve: (row) => {
      const { kind, value, retired } = row;
      const known = valuesOf(kind);
      if (known !== null && !known.has(value)) {
        const near = nearestName(value, known);
        return refused(
          'value',
          `there is no ${kind.toLowerCase()} "${value}"${near ? `: is it "${near}"?` : ''}`,
        );
      }
      const source = sources.get(keyOf(row)) ?? 'operator';
      return { columns: { phrase: phraseOf(row), kind, value, source, is_retired: retired } };
    },
  };
}

export async function storedPhrases({ database }: Container): Promise<PhraseFields[]> {
  const rows = await database.prisma.searchLexicon.findMany({
    orderBy: [{ kind: 'asc' }, { value: 'asc' }, { phrase: 'asc' }],
  });
  return rows.map(({ phrase, kind, value, isRetired }) => ({
    phrase,
    kind: kind as PhraseFields['kind'],
    value,
    retired: isRetired,
  }));
}

export const lexicon: ImportKind<PhraseFields> = {
  name: 'lexicon',
  // The key is composed of all three fields, and the file has no column for it.
  key: 'phrase and kind and value',
  fields: { phrase: 'text', kind: 'text', value: 'text', retired: 'yes-no' },
  schema,
  prepare,
  write: async (tx, slice) => countWritten(await tx.query(upsertPhrases(slice))),
};
