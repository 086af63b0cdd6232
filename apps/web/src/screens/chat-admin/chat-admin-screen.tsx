import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { ChatRoom } from '../../features/chat/chat-room.tsx';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { useAccount } from '../../lib/account-query.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { QueryParts } from '../../lib/query/query-parts.tsx';

export const namespaces: readonly Namespace[] = ['chat', 'login-reasons'];

/** The chat with the support team. */
export function ChatAdminScreen() {
  const t = useT('chat');
  const account = useAccount();
  return (
    <ScreenPage title={t('adminTitle')} back="previous" isPersonal>
      <CandidatesOnly reason="chat" skeleton={<PageSkeleton />}>
        <QueryParts query={account} skeleton={<PageSkeleton />}>
          {({ adminId }) => <ChatRoom peer={{ kind: 'admin', adminId }} />}
        </QueryParts>
      </CandidatesOnly>
    </ScreenPage>
  );
}

export { ChatAdminScreen as Screen };
