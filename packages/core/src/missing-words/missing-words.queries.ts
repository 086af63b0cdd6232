import { bool, int, listOf, text } from '@nukkad/db/columns.ts';
import { type RowOf, sql } from '@nukkad/db/sql.ts';

/** The count of one phrase in one city. */
export interface CountedPhrase {
  readonly phrase: string;
  /** The slug of the city; empty if the search named none. */
  readonly city: string;
  readonly isUnderstood: boolean;
  readonly count: number;
}

/** Adds a batch of counts. The rows are sorted by key, so that two processes never deadlock. */
export const addCounts = (batch: readonly CountedPhrase[], day: string) =>
  sql({})`
  INSERT INTO missing_word (phrase, city, is_understood, count, first_seen, last_seen, is_shared)
  SELECT m.phrase, m.city, m."isUnderstood", m.count, ${day}::date, ${day}::date, true
    FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
      AS m (phrase text, city text, "isUnderstood" boolean, count int)
   ORDER BY m.phrase, m.city, m."isUnderstood"
  ON CONFLICT (phrase, city, is_understood) DO UPDATE
     SET count = missing_word.count + excluded.count,
         last_seen = greatest(missing_word.last_seen, excluded.last_seen),
         is_shared = true`;

/** HMACs of a phrase and of a network from which it was typed. */
export interface SeenNetwork {
  readonly phraseHash: string;
  readonly networkHash: string;
}

/** Adds networks. The rows are sorted by key, so that two processes never deadlock. */
export const addNetworks = (seen: readonly SeenNetwork[], day: string) =>
  sql({})`
  INSERT INTO missing_word_network (phrase_hash, network_hash, seen_on)
  SELECT s."phraseHash", s."networkHash", ${day}::date
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS s ("phraseHash" text, "networkHash" text)
   ORDER BY s."phraseHash", s."networkHash"
  ON CONFLICT (phrase_hash, network_hash) DO UPDATE
     SET seen_on = greatest(missing_word_network.seen_on, excluded.seen_on)`;

/** Selects the hashes of the phrases that were typed from at least `networksMin` networks after the day `since`. */
export const selectShared = (phraseHashes: readonly string[], since: string, networksMin: number) =>
  sql({ phraseHash: text })`
  SELECT phrase_hash AS "phraseHash" FROM missing_word_network
   WHERE phrase_hash = ANY(${phraseHashes}::text[]) AND seen_on > ${since}::date
   GROUP BY phrase_hash HAVING count(*) >= ${networksMin}::int`;

/** Deletes the oldest networks if there are more than `most`. */
export const deleteOldestNetworks = (most: number) =>
  sql({})`
  DELETE FROM missing_word_network WHERE (phrase_hash, network_hash) IN (
    SELECT phrase_hash, network_hash FROM missing_word_network ORDER BY seen_on DESC
    OFFSET ${most}::int FOR UPDATE SKIP LOCKED)`;

/**
 * Deletes the rarest phrases if there are more than `most`. Of equally rare ones, those not typed for longest go first.
 */
export const deleteRarest = (most: number) =>
  sql({})`
  DELETE FROM missing_word WHERE ctid IN (
    SELECT ctid FROM missing_word ORDER BY count DESC, last_seen DESC, phrase
    OFFSET ${most}::int FOR UPDATE SKIP LOCKED)`;

interface MissingWordsFilter {
  /** The slug of a city; null adds the counts of all cities. */
  readonly city: string | null;
  /** Lists only phrases typed on this day or later. */
  readonly since: string | null;
  readonly limit: number;
  readonly offset: number;
}

export type MissingWordRow = RowOf<typeof selectMissing>;

/** Selects phrases by descending count, in one city or in all cities together. */
export const selectMissing = ({ city, since, limit, offset }: MissingWordsFilter) =>
  sql({
    phrase: text,
    isUnderstood: bool,
    count: int,
    firstSeen: text,
    lastSeen: text,
    cities: listOf(text),
  })`
  SELECT phrase, is_understood AS "isUnderstood", sum(count)::int AS count,
         min(first_seen)::text AS "firstSeen", max(last_seen)::text AS "lastSeen",
         coalesce((array_agg(city ORDER BY count DESC, city) FILTER (WHERE city <> ''))[1:3], '{}') AS cities
    FROM missing_word
   WHERE is_shared AND (${city}::text IS NULL OR city = ${city}) AND (${since}::date IS NULL OR last_seen >= ${since}::date)
   GROUP BY phrase, is_understood
   ORDER BY sum(count) DESC, max(last_seen) DESC, phrase, is_understood
   LIMIT ${limit}::int OFFSET ${offset}::int`;
