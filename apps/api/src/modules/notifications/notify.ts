import { type Queryable, rows } from '../../database/rows.ts';

/** One message to one seeker. */
export interface Notice {
  readonly candidateId: string;
  /** The type that a seeker can switch off, and which of its messages. */
  readonly type: string;
  readonly template: string;
  readonly values: Readonly<Record<string, string | number | null>>;
  /** Where it leads, below the site's address; null where nowhere. */
  readonly link: string | null;
  /** What it is about: told once, however often it is sent. */
  readonly dedupeKey: string;
}

const INSERT = `
  INSERT INTO notification (id, candidate_id, type_key, values, link, dedupe_key, created_at)
  SELECT gen_random_uuid(), n."candidateId", n.type, jsonb_build_object('template', n.template, 'values', n.values),
         n.link, n."dedupeKey", $2::timestamptz
    FROM jsonb_to_recordset($1::jsonb)
      AS n ("candidateId" uuid, type text, template text, values jsonb, link text, "dedupeKey" text)
    JOIN candidate c ON c.id = n."candidateId" AND c.deleted_at IS NULL
   WHERE NOT EXISTS (SELECT FROM notification_preference p
                      WHERE p.candidate_id = n."candidateId" AND p.type_key = n.type AND NOT p.is_enabled)
  ON CONFLICT (candidate_id, dedupe_key) DO NOTHING
  RETURNING id::text`;

/** Tells many seekers at once; answers how many were told (not those who switched the type off or know already). */
export async function notifyAll(source: Queryable, notices: readonly Notice[], now: Date): Promise<number> {
  if (notices.length === 0) return 0;
  return (await rows(source, INSERT, JSON.stringify(notices), now)).length;
}

/** Tells one seeker, unless they switched the type off; a repeat changes nothing. */
export async function notify(source: Queryable, notice: Notice, now: Date): Promise<boolean> {
  return (await notifyAll(source, [notice], now)) === 1;
}
