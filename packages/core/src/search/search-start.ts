import type { Language, SearchStart, SearchStartInput } from '@nukkad/contract';
import type { Container } from '../container.ts';
import type { Session } from '../session/session.ts';
import { metaOf } from '../shared/page-meta.ts';
import { readSearchStart } from './typeahead/read-search-start.ts';

type Deps = Pick<Container, 'database' | 'config'>;

/** Returns the lists of the search page before anything is typed. */
export async function searchStart(
  { database, config }: Deps,
  session: Pick<Session, 'candidateId'> | null,
  { language, ...input }: SearchStartInput & { readonly language: Language },
): Promise<SearchStart> {
  const lists = await readSearchStart(database, session?.candidateId ?? null, input);
  return { ...lists, meta: metaOf(config, 'recentSearch', language) };
}
