import {
  type JobFilterInput,
  type JobFilterOutput,
  type JobStepStart,
  NEARBY_FILL_BELOW,
} from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { type LadderStep, ladder, plainWords } from '@nukkad/job-search/query/ladder.ts';
import { nameTerms } from '@nukkad/job-search/query/name-terms.ts';
import { readFilter, readSearchTools, type SearchTools } from '@nukkad/job-search/query/prepare-search.ts';
import type { ReadText } from '@nukkad/job-search/query/read-text.ts';
import { saysOnlyUnknown } from '@nukkad/job-search/query/says-more.ts';
import { countRelaxations } from '@nukkad/job-search/relax/count-relaxations.ts';
import { findNearby } from '@nukkad/job-search/run/find-nearby.ts';
import { type LadderPage, readLadder } from '@nukkad/job-search/run/read-ladder.ts';
import type { FoundRow } from '@nukkad/job-search/sql/page-statement.ts';
import { type MeaningNames, meaningNames } from '@nukkad/job-search/store/meaning-names.ts';
import { nameKey } from '@nukkad/job-search/store/search-places.ts';
import type { Container } from '../../container.ts';
import type { Session } from '../../mount/request-context.ts';
import { missingPhrases } from '../missing-words/missing-phrases.ts';
import { foundCardOf } from './card-of.ts';

/** Words in vain are counted only where seekers search, not where programs do. */
export type SearchDeps = Pick<Container, 'database'> & Partial<Pick<Container, 'missingWords'>>;

/** The steps that are of the work itself. */
const isOfWork = ({ step }: LadderStep): boolean => step === 'NAMED_WORK' || step === 'WITHOUT_WORDS';

/**
 * The nearest beyond the circle, where there are few of the work itself within: as widely as it was looked for there.
 * Where nothing is found and the work itself is nowhere else either, the nearest of other work of its profile.
 */
async function findBeyond(
  database: Database,
  steps: readonly LadderStep[],
  { totals, total, isBeginning }: LadderPage,
): Promise<FoundRow[]> {
  const entered = steps.filter((_step, at) => totals[at] !== undefined);
  const ofWork = steps.reduce((sum, step, at) => sum + (isOfWork(step) ? (totals[at] ?? 0) : 0), 0);
  const widest = entered.findLast(isOfWork);
  if (!isBeginning || widest === undefined || ofWork >= NEARBY_FILL_BELOW) return [];
  const nearest = await findNearby(database, widest.search);
  if (nearest.length > 0 || total > 0) return nearest;
  const ofProfile = entered.find(({ step }) => step === 'SAME_PROFILE');
  return ofProfile === undefined ? [] : findNearby(database, ofProfile.search);
}

/** Where the jobs of each step begin; nothing where all are of the work itself. */
function stepStarts(
  { rows }: LadderPage,
  steps: readonly LadderStep[],
  names: MeaningNames,
): JobStepStart[] | undefined {
  const starts = rows.flatMap(({ at }, from): JobStepStart[] => {
    const found = rows[from - 1]?.at === at ? undefined : steps[at];
    if (found === undefined) return [];
    const { step, words, profile } = found;
    return [{ step, from, words, names: names.get(`PROFILE:${profile}`) }];
  });
  return starts.every(({ step }) => step === 'NAMED_WORK') ? undefined : starts;
}

const cityOf = ({ input: { city } }: ReadText, { cityByName }: SearchTools['places']) =>
  city === undefined ? undefined : cityByName.get(nameKey(city));

/** A work, or plain words, that no job has. */
function missingWork(text: ReadText): string | undefined {
  return saysOnlyUnknown(text) ? plainWords(text) : text.missing?.text;
}

/** Active jobs that pass all filters at once, newest or nearest first; see docs/decisions for how they are found. */
export async function filterJobs(
  { database, missingWords }: SearchDeps,
  session: Pick<Session, 'candidateId'> | null,
  input: JobFilterInput,
): Promise<JobFilterOutput> {
  const tools = await readSearchTools(database, session?.candidateId ?? null);
  const text = readFilter(input, tools);
  const steps = [...ladder(text, tools)];
  const order = steps[0]?.search.order ?? text.input.sortBy;
  const page = await readLadder(database, steps, { ...text.input, order });
  const nearby = await findBeyond(database, steps, page);
  const names = await meaningNames.read(database);
  const isEmpty = page.isBeginning && page.total === 0;
  const isMissing = page.isBeginning && !page.rows.some(({ at }) => steps[at]?.step === 'NAMED_WORK');
  if (page.isBeginning) {
    const phrases = missingPhrases(input, text, { language: tools.language, hasJobs: !isMissing });
    missingWords?.note(phrases, cityOf(text, tools.places)?.slug ?? '');
  }
  return {
    jobs: page.rows.map(({ row }) => foundCardOf(row, tools.places)),
    total: page.total,
    isTotalCapped: page.isTotalCapped,
    nextCursor: page.nextCursor,
    nearby: nearby.map((row) => foundCardOf(row, tools.places)),
    understood: input.text === undefined ? [] : nameTerms(text, { names, ...tools }),
    ...(isEmpty ? await countRelaxations(database, input, text, tools) : { loosen: [] }),
    steps: stepStarts(page, steps, names),
    missingWork: isMissing ? missingWork(text) : undefined,
  };
}
