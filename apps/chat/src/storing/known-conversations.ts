import type { Sender } from '@nukkad/core/chat/conversations.queries.ts';
import { mayWriteToCompany } from '@nukkad/core/chat/may-write-to-company.ts';
import { openConversation } from '@nukkad/core/chat/open-conversation.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { Database } from '@nukkad/db';
import { isUuid } from '@nukkad/domain/uuid.ts';

/** Maximum number of conversations that one socket remembers. */
const KNOWN_MAX = 50;

/** The ids of the conversations to which a socket has written, by company; null is the product's admin. */
export class KnownConversations {
  #ids: Map<string | null, string> | null = null;

  /**
   * Returns the id of a conversation. Creates it if it does not exist and the seeker may write to the company, else
   * throws FORBIDDEN. For a known id the permission is not checked, because storing a message checks it again.
   */
  async idOf(database: Pick<Database, 'query'>, sender: Sender, companyId: string | null): Promise<string> {
    const known = this.#ids?.get(companyId);
    if (known !== undefined) return known;
    await requireMayWrite(database, sender.candidateId, companyId);
    const id = await openConversation(database, sender, companyId);
    this.#ids ??= new Map();
    if (this.#ids.size >= KNOWN_MAX) this.#ids.clear();
    this.#ids.set(companyId, id);
    return id;
  }

  forget(companyId: string | null): void {
    this.#ids?.delete(companyId);
  }
}

async function requireMayWrite(
  database: Pick<Database, 'query'>,
  candidateId: string,
  companyId: string | null,
): Promise<void> {
  if (companyId === null) return;
  const isAllowed = isUuid(companyId) && (await mayWriteToCompany(database, candidateId, companyId));
  if (!isAllowed) throw new AppError('FORBIDDEN');
}
