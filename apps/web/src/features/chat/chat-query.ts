import { CHAT_PAGE_DEFAULT } from '@nukkad/contract/constants.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';
import type { ChatPeer } from './chat-peer.ts';

/** Fetches a conversation page by page, starting with the newest messages. */
export function chatQuery({ api }: Pick<Services, 'api'>, peer: ChatPeer) {
  return infiniteQueryOptions({
    queryKey: peer.kind === 'company' ? ['chat.withCompany', peer.company.id] : ['chat.withAdmin', 'admin'],
    queryFn: ({ pageParam, signal }) => {
      const page = { before: pageParam, limit: CHAT_PAGE_DEFAULT };
      if (peer.kind === 'admin') return api.call('chat.withAdmin', page, { signal });
      return api.call('chat.withCompany', { ...page, companyId: peer.company.id }, { signal });
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.before ?? undefined,
  });
}
