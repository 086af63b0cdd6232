import { upsert } from '@nukkad/reference-data/load/upsert.ts';
import type { ClientBase } from 'pg';

const DAY = 86_400_000;
const ASKED_DAYS_AGO = 2;
const LINK_DAYS = 14;

/** Makes the oldest open job of a company one that a member posted, and asks whether it is still open. Nobody answered yet. */
export async function loadStillOpen(
  client: ClientBase,
  companyId: string,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<void> {
  const askedAt = new Date(now.getTime() - ASKED_DAYS_AGO * DAY);
  const { rows } = await client.query<{ id: string }>(
    `UPDATE job SET posted_by = $2, still_open_asked_at = $3
      WHERE id = (SELECT id FROM job WHERE company_id = $1 AND status = 'ACTIVE' ORDER BY created_at, id LIMIT 1)
     RETURNING id`,
    [companyId, memberId, askedAt],
  );
  await upsert(client, {
    table: 'still_link',
    keys: ['token_hash'],
    rows: rows.map(({ id }) => ({
      // Not a digest, so no address opens this link. The site asks without it.
      token_hash: `demo ${id}`,
      job_id: id,
      created_at: askedAt,
      expires_at: new Date(askedAt.getTime() + LINK_DAYS * DAY),
    })),
  });
}
