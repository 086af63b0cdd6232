/** So many phrases are kept; those typed most rarely make room for others. */
export const MISSING_WORDS_MAX = 20_000;

/** One row of what was counted, as `ADD_COUNTS` takes them. */
export interface CountedPhrase {
  readonly phrase: string;
  /** The slug of the city searched in; empty where none was named. */
  readonly city: string;
  readonly isUnderstood: boolean;
  readonly count: number;
}

/** Adds a batch of counts; in the order of the key, so that two processes wait for each other and never across. */
export const ADD_COUNTS = `
  INSERT INTO missing_word (phrase, city, is_understood, count, first_seen, last_seen)
  SELECT m.phrase, m.city, m."isUnderstood", m.count, $2::date, $2::date
    FROM jsonb_to_recordset($1::jsonb) AS m (phrase text, city text, "isUnderstood" boolean, count int)
   ORDER BY m.phrase, m.city, m."isUnderstood"
  ON CONFLICT (phrase, city, is_understood) DO UPDATE
     SET count = missing_word.count + excluded.count,
         last_seen = greatest(missing_word.last_seen, excluded.last_seen)`;

/** Takes out what is beyond the bound: the rarest, and of those the longest unseen. */
export const DROP_RAREST = `
  DELETE FROM missing_word WHERE ctid IN (
    SELECT ctid FROM missing_word ORDER BY count DESC, last_seen DESC, phrase
    OFFSET $1::int FOR UPDATE SKIP LOCKED)`;

export interface MissingWordRow {
  readonly phrase: string;
  readonly isUnderstood: boolean;
  readonly count: number;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly cities: readonly string[];
}

/** Phrases by how often they were typed: in one city, or in all of them taken together. */
export const LIST_MISSING = `
  SELECT phrase, is_understood AS "isUnderstood", sum(count)::int AS count,
         min(first_seen)::text AS "firstSeen", max(last_seen)::text AS "lastSeen",
         coalesce((array_agg(city ORDER BY count DESC, city) FILTER (WHERE city <> ''))[1:3], '{}') AS cities
    FROM missing_word
   WHERE ($1::text IS NULL OR city = $1) AND ($2::date IS NULL OR last_seen >= $2)
   GROUP BY phrase, is_understood
   ORDER BY sum(count) DESC, max(last_seen) DESC, phrase
   LIMIT $3::int OFFSET $4::int`;
