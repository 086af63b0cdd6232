import { CHOICE_FILTER_NAMES, type ChoiceTerm, JOB_FILTERS } from '@nukkad/contract';
import type { Container } from '@nukkad/core/container.ts';
import { listMissingWords } from '@nukkad/core/missing-words/list-missing-words.ts';
import type { Query } from '@nukkad/db/sql.ts';
import { readDay } from '@nukkad/domain/india-day.ts';
import { searchLanguage } from '@nukkad/job-search';
import { MEANINGS, type Meaning, WEAK_VALUES } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { normalText } from '@nukkad/language/text/normal-text.ts';
import { understandText } from '@nukkad/language/understand/understand-text.ts';
import { type Command, type CommandContext, optionText, Refusal, ROWS_MAX, UsageError } from '../command.ts';
import { note } from '../note.ts';
import { releasePhrase } from '../packs/packs.queries.ts';
import {
  deletePhrase,
  selectCity,
  selectLocality,
  selectPhrases,
  selectProfile,
  selectSkill,
  selectSubProfile,
  upsertPhrase,
} from './lexicon.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const CHOICE_VALUES = Object.fromEntries(
  CHOICE_FILTER_NAMES.map((name) => [JOB_FILTERS[name].term, JOB_FILTERS[name].values]),
) as unknown as Readonly<Record<ChoiceTerm, readonly string[]>>;

/** Valid values of each kind of lexicon entry: a query that returns them, a fixed list, or null for any text. */
const VALUES: Readonly<
  Record<Exclude<Meaning, 'WORD'>, readonly string[] | ((value: string) => Query<unknown>) | null>
> = {
  PROFILE: selectProfile,
  SUB_PROFILE: selectSubProfile,
  PROFILE_CORE: selectSubProfile,
  TITLE: selectSubProfile,
  NEAR: selectSubProfile,
  CITY: selectCity,
  LOCALITY: selectLocality,
  SKILL: selectSkill,
  ...CHOICE_VALUES,
  WEAK: WEAK_VALUES,
  OTHER_WORK: null,
  GROUP: null,
  STOP: null,
};

const KINDS = MEANINGS.filter((kind): kind is keyof typeof VALUES => kind !== 'WORD');

function requireKind(text: string): keyof typeof VALUES {
  const kind = KINDS.find((known) => known === text.toUpperCase().replace('-', '_'));
  if (!kind) throw new UsageError(`say one of ${KINDS.join(', ').toLowerCase()}`);
  return kind;
}

function requirePhrase(text: string): string {
  const phrase = normalText(text).trim();
  if (phrase === '') throw new UsageError('say the phrase, in any script');
  return phrase;
}

export const lexiconList: Command = {
  name: 'lexicon list',
  parameters: [],
  options: {
    ...PAGE,
    kind: { type: 'string', help: 'only phrases of a kind' },
    own: { type: 'boolean', help: 'only phrases that operators have added' },
  },
  summary: 'What phrases mean to the search, latest first.',
  examples: ['lexicon list --own', 'lexicon list --kind city'],
  run: ({ container, options }) => {
    const kind = optionText(options, 'kind');
    const source = options.own === true ? 'operator' : null;
    return container.database.query(
      onPage(selectPhrases(kind === undefined ? null : requireKind(kind), source), options),
    );
  },
};

export const lexiconAdd: Command = {
  name: 'lexicon add',
  parameters: ['phrase', 'kind', 'value'],
  summary:
    'Teaches the search a phrase (sub_profile technician/plumber, city pune …); it works within two minutes.',
  examples: ['lexicon add "pandalwala" sub_profile marketing/event-marketing'],
  run: async ({ container, actor }, given = '', givenKind = '', value = '') => {
    const { database, clock } = container;
    const phrase = requirePhrase(given);
    const kind = requireKind(givenKind);
    const known = VALUES[kind];
    const isKnown =
      typeof known === 'function'
        ? (await database.query(known(value))).length > 0
        : (known?.includes(value) ?? value !== '');
    if (!isKnown) throw new UsageError(`there is no ${kind.toLowerCase()} "${value}"`);
    await database.transaction(async (tx) => {
      await tx.query(upsertPhrase({ phrase, kind, value, source: 'operator', now: clock.now() }));
      await tx.query(releasePhrase(phrase, kind, value));
      await note(tx, container, { actor, action: 'phrase-added', subject: phrase, details: { kind, value } });
    });
    return { phrase, kind, value };
  },
};

export const lexiconRemove: Command = {
  name: 'lexicon remove',
  parameters: ['phrase', '[kind]'],
  summary: 'Removes a phrase. One of the reference data returns when that is loaded again.',
  examples: ['lexicon remove "pandalwala"'],
  run: ({ container, actor }, given = '', kind) => {
    const phrase = requirePhrase(given);
    const only = kind === undefined ? null : requireKind(kind);
    return container.database.transaction(async (tx) => {
      const removed = await tx.query(deletePhrase(phrase, only));
      if (removed.length === 0) throw new Refusal(`"${phrase}" is not in the lexicon.`);
      await note(tx, container, { actor, action: 'phrase-removed', subject: phrase, details: { removed } });
      return removed;
    });
  },
};

export const lexiconRead: Command = {
  name: 'lexicon read',
  parameters: ['text'],
  summary: 'Shows how the search understands a text.',
  examples: ['lexicon read "pandalwala pune 15k"'],
  run: async ({ container }, text = '') => {
    const { meanings } = await searchLanguage.refresh(container.database);
    return understandText(meanings, text).terms.map(({ kind, text: part, value }) => ({ kind, part, value }));
  },
};

const MISSING_DEFAULT = 50;

function requireLimit(text: CommandContext['options'][string]): number {
  if (typeof text !== 'string') return MISSING_DEFAULT;
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > ROWS_MAX)
    throw new UsageError(`--limit is a number from 1 to ${ROWS_MAX}`);
  return limit;
}

function requireDay(text: CommandContext['options'][string]): string | undefined {
  if (typeof text !== 'string') return undefined;
  const day = readDay(text);
  if (day === null) throw new UsageError('--since is a day, like 2026-11-01');
  return day;
}

async function requireCity(
  database: Container['database'],
  text: CommandContext['options'][string],
): Promise<string | undefined> {
  if (typeof text !== 'string') return undefined;
  if ((await database.query(selectCity(text))).length === 0)
    throw new UsageError(`there is no city "${text}"`);
  return text;
}

export const lexiconMissing: Command = {
  name: 'lexicon missing',
  parameters: [],
  options: {
    city: { type: 'string', help: 'only searches in this city (pune)' },
    since: { type: 'string', help: 'only searches on this day or later (2026-11-01)' },
    limit: { type: 'string', help: `number of rows, by default ${MISSING_DEFAULT}` },
  },
  summary:
    'What people on at least three networks search for and the search does not know, or has no job of; most often first.',
  examples: ['lexicon missing --city pune --since 2026-11-01 --limit 20'],
  run: async ({ container, options }) => {
    const limit = requireLimit(options.limit);
    const since = requireDay(options.since);
    const city = await requireCity(container.database, options.city);
    const missing = await listMissingWords(container, { city, since, limit });
    return missing.map(({ phrase, count, isUnderstood, cities, firstSeen, lastSeen, nearest }) => ({
      phrase,
      count,
      why: isUnderstood ? 'no job' : 'not known',
      cities: cities.join(' '),
      first: firstSeen,
      last: lastSeen,
      nearest: nearest && `${nearest.phrase} (${nearest.kind.toLowerCase()} ${nearest.value})`,
    }));
  },
};
